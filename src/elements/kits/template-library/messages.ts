import { wording } from '../../../core/config';

/** The sentences of the template library but for its dialogs; the site's configuration may word them anew. */
export const message = wording({
  'template.library.title': 'Template library',
  'template.library.tabs': 'Libraries',
  'template.library.tab.site': 'Site',
  'template.library.tab.cloud': 'Cloud',
  'template.library.loading': 'Asking for the templates …',
  'template.library.retry': 'Try again',

  'template.library.list.site': 'Templates of this site',
  'template.library.list.cloud': 'Templates in the cloud',
  'template.library.search': 'Search templates',
  'template.library.order': 'Order',
  'template.library.view': 'View',
  'template.library.view.list': 'List',
  'template.library.view.tiles': 'Tiles',
});
