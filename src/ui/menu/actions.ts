/** The actions of a template's menu, in order. */
export const templateActions = [
  'insert',
  'preview',
  'rename',
  'move',
  'copy',
  'export',
  'delete',
] as const;

/** The actions of a folder's menu, in order. */
export const folderActions = ['open', 'rename_folder', 'delete_folder'] as const;
