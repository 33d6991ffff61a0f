/** What can be done with a template, in the menu's order. */
export const templateActions = [
  'insert',
  'preview',
  'rename',
  'move',
  'copy',
  'export',
  'delete',
] as const;

/** What can be done with a folder. */
export const folderActions = ['open', 'rename_folder', 'delete_folder'] as const;
