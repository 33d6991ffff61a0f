/** The two libraries: the site's own templates, and those of the account in the cloud. */
export const libraryNames = ['site', 'cloud'] as const;

/** One of the two libraries. */
export type LibraryName = (typeof libraryNames)[number];

/** What one of them is not. */
export const otherLibrary = { site: 'cloud', cloud: 'site' } as const;
