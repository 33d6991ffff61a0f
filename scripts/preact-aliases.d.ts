/** The replacements for React in a build with Preact; see `preact-aliases.js`. */
export declare const preactAliases: { find: RegExp; replacement: string }[];
