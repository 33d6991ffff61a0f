/** The time in milliseconds since 1970; tests set their own. */
export type Clock = () => number;

export const MINUTE = 60_000;
