import { slug } from 'github-slugger';

/** The anchor that GitHub and our documentation give a heading. */
export const headingAnchor = (heading: string): string => slug(heading);
