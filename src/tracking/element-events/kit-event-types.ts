/** Those of both libraries. */
const libraryEventTypes = ['connect', 'connected', 'quota'].map((name) => `nh-library-${name}`);

/** The types of the events of the kit tools and libraries, for pages that fetch what they mean when the first is heard. */
export const kitEventTypes: readonly string[] = [
  'page-view',
  'export-start',
  'import-start',
  'import-status',
  'upload-file',
  'action',
  'cloud-upgrade',
  'library-apply',
  'library-delete',
]
  .map((name) => `nh-kit-${name}`)
  .concat(libraryEventTypes);
