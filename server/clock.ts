/** Returns the current time in milliseconds since 1970; tests pass their own. */
export type Clock = () => number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
