const types = (prefix: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `nh-${prefix}-${name}`);

/** The types of the events of the admin tools, for pages that fetch what they mean when the first is heard. */
export const adminEventTypes: readonly string[] = [
  ...types('kit', [
    'page-view',
    'export-start',
    'import-start',
    'import-status',
    'upload-file',
    'action',
    'cloud-upgrade',
    'library-apply',
    'library-delete',
  ]),
  ...types('library', ['connect', 'connected', 'quota']),
  ...types('template', [
    'page-view',
    'save-exposure',
    'save-start',
    'saved',
    'transfer',
    'deleted',
    'import',
    'rename',
    'insert',
    'bulk',
    'folder-create',
    'apply-settings',
    'upgrade',
    'undo',
  ]),
];
