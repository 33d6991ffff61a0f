/** What the dialogs are called where they are counted, by their names in the catalogue of events. */
export const dialogPlaces = {
  saveModal: 'Save to Modal',
  saveModalSelectFolder: 'Save to Modal - select folder',
  saveModalSelectConnect: 'Save to Modal - connect',
  saveModalSelectUpgrade: 'Save to Modal - upgrade',
  moveModal: 'Move to Modal',
  bulkMoveModal: 'Bulk Move to Modal',
  copyModal: 'Copy to Modal',
  bulkCopyModal: 'Bulk Copy to Modal',
  importModal: 'Import Modal',
  newFolderModal: 'New Folder Modal',
  createFolderDialog: 'Create Folder Dialog',
  renameDialog: 'Rename Dialog',
  deleteDialog: 'Delete Dialog',
  deleteFolderDialog: 'Delete Folder Dialog',
  applySettingsDialog: 'Apply Settings Dialog',
} as const;

/** A dialog of the template library. */
export type DialogName = keyof typeof dialogPlaces;

/** What it is called where it is counted. */
export type DialogPlace = (typeof dialogPlaces)[DialogName];
