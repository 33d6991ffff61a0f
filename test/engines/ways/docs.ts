/** The page of the documentation that is checked. */
export const DOCS = '/docs/elements/nh-accordion';
