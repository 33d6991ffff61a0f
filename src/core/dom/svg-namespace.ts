/** The SVG namespace. */
export const SVG = 'http://www.w3.org/2000/svg';
