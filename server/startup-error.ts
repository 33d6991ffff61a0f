/** A server cannot start. The message is one line with the reason and the remedy. */
export class StartupError extends Error {}
