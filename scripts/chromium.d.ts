/** What Chromium needs to run as root in a container, and to stay quiet without a network. */
export declare const chromiumArguments: string[];
/** The path of a Chromium; see `chromium.js`. */
export declare function chromiumPath(): string;
