import { wording } from '../../../../core/config';

/** The words of the items' menus; the site's configuration may word them anew. */
export const menuMessage = wording({
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
