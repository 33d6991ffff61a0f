/** The namespace of all that is drawn. */
export const SVG = 'http://www.w3.org/2000/svg';
