/** Arguments that let Chromium run as root in a container, without background requests. */
export declare const chromiumArguments: string[];
/** The path of a Chromium; see `chromium.js`. */
export declare function chromiumPath(): string;
