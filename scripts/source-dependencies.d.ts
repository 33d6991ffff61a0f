/** What the library's source imports from packages; see `source-dependencies.js`. */
export declare const sourceDependencies: string[];
