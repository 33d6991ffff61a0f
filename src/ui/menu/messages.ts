import { defineToolMessages } from '../../core/languages/tool-words';

/** The messages of the items' menus. The site's configuration can replace them. */
export const menuMessage = defineToolMessages('libraries', {
  'library.menu.of': 'Actions for {title}',
  'library.menu.insert': 'Insert',
  'library.menu.preview': 'Preview',
  'library.menu.rename': 'Rename',
  'library.menu.move': 'Move to …',
  'library.menu.copy': 'Copy to …',
  'library.menu.export': 'Export',
  'library.menu.delete': 'Delete',
  'library.menu.open': 'Open',
  'library.menu.rename_folder': 'Rename',
  'library.menu.delete_folder': 'Delete',
});
