/** On the button that stops a carousel, whether it is drawn with it or added to printed markup. */
export const PAUSE_CLASS = 'nh-carousel-pause';
