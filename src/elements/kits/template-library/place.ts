/**
 * The places of the template library that are announced, by the names of the dialogs and tabs; their values
 * are what they are called where they are counted.
 */
export const templatePlaces = {
  siteTab: 'Site Tab',
  cloudTab: 'Cloud Tab',
  cloudTabFolder: 'Cloud Tab - Folder',
  cloudTabConnect: 'Cloud Tab - Connect',
  cloudTabUpgrade: 'Cloud Tab - Upgrade',
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

/** A place of the template library. */
export type TemplatePlace = keyof typeof templatePlaces;

/** What it is called where it is counted. */
export type TemplatePlaceName = (typeof templatePlaces)[TemplatePlace];
