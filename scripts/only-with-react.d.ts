/** Reasons by test file; see `only-with-react.js`. */
export declare const onlyWithReact: Readonly<Record<string, string>>;

/** Reasons by test file; see `only-with-react.js`. */
export declare const onlyWithReact19: Readonly<Record<string, string>>;
