/** Returns the current time in milliseconds since 1970; tests pass their own. */
export type Clock = () => number;

/** In milliseconds. */
export const MINUTE = 60_000;
/** In milliseconds. */
export const HOUR = 60 * MINUTE;
/** In milliseconds. */
export const DAY = 24 * HOUR;
