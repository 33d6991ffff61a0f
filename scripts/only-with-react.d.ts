/** Reasons by test file; see `only-with-react.js`. */
export declare const onlyWithReact: Readonly<Record<string, string>>;
