/** The types of the events of the kit tools, for pages that fetch what they mean when the first is heard. */
export const kitEventTypes: readonly string[] = [
  'page-view',
  'export-start',
  'import-start',
  'import-status',
  'upload-file',
  'action',
  'cloud-upgrade',
].map((name) => `nh-kit-${name}`);
