/** Class of the pause button, in drawn and printed markup. */
export const PAUSE_CLASS = 'nh-carousel-pause';
