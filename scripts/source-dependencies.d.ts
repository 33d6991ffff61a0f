/** The package imports of the library's source; see `source-dependencies.js`. */
export declare const sourceDependencies: string[];
