import { wording } from '../../../core/config';
import type { UndoEntry } from '../libraries/listing';
import type { Notice } from './state';

/** The sentences of the template library but for its dialogs and the cloud; the site's configuration may word them anew. */
export const message = wording({
  'template.library.title': 'Templates',
  'template.library.tabs': 'Libraries',
  'template.library.tab.site': 'Site',
  'template.library.tab.cloud': 'Cloud',
  'template.library.loading': 'Fetching the templates …',
  'template.library.retry': 'Try again',
  'template.library.close': 'Close',

  'template.library.list.site': 'Templates of this site',
  'template.library.list.cloud': 'Templates in the cloud',
  'template.library.search': 'Search templates',
  'template.library.order': 'Order',
  'template.library.order.date-desc': 'Newest first',
  'template.library.order.date-asc': 'Oldest first',
  'template.library.order.title-asc': 'Name, A to Z',
  'template.library.order.title-desc': 'Name, Z to A',
  'template.library.order.type-asc': 'Type, A to Z',
  'template.library.order.type-desc': 'Type, Z to A',
  'template.library.order.author-asc': 'Created by, A to Z',
  'template.library.order.author-desc': 'Created by, Z to A',
  'template.library.view': 'View',
  'template.library.view.list': 'List',
  'template.library.view.tiles': 'Tiles',
  'template.library.import': 'Import',

  'template.library.count': '{count} templates',
  'template.library.count.one': '{count} template',
  'template.library.found': '{count} templates for “{search}”',
  'template.library.found.one': '{count} template for “{search}”',
  'template.library.chosen': '{count} chosen',
  'template.library.bulk': 'With the chosen templates',
  'template.library.all': 'Choose all',
  'template.library.none': 'Choose none',
  'template.library.move': 'Move to …',
  'template.library.copy': 'Copy to …',
  'template.library.delete': 'Delete …',

  'template.library.empty.site': 'There is no template on this site yet',
  'template.library.empty.site.text': 'Import some from files, or save parts of your pages here.',
  'template.library.empty.cloud': 'There is no template here yet',
  'template.library.empty.cloud.text':
    'Copy some from the site, import files, or save parts of your pages here.',
  'template.library.nothing': 'No template fits “{search}”',
  'template.library.nothing.text': 'Look for the beginnings of words in a name.',
  'template.library.show_all': 'Show all',

  'template.library.undo': 'Undo',
  'template.library.deleted': '{count} templates are deleted.',
  'template.library.deleted.one': '{count} template is deleted.',
  'template.library.deleted.title': '“{title}” is deleted.',
  'template.library.moved': '{count} templates are moved.',
  'template.library.moved.one': '{count} template is moved.',
  'template.library.moved.title': '“{title}” is moved.',

  'template.library.notice.saved': 'The template is saved.',
  'template.library.notice.saved.title': '“{title}” is saved.',
  'template.library.notice.renamed': 'The template has its new name.',
  'template.library.notice.renamed.title': 'It is called “{title}” now.',
  'template.library.notice.copied': '{count} templates are copied.',
  'template.library.notice.copied.one': '{count} template is copied.',
  'template.library.notice.copied.title': '“{title}” is copied.',
  'template.library.notice.imported': '{count} templates are imported.',
  'template.library.notice.imported.one': '{count} template is imported.',
  'template.library.notice.imported.title': '“{title}” is imported.',
  'template.library.notice.inserted': 'The template is in the page.',
  'template.library.notice.inserted.title': '“{title}” is in the page.',
  'template.library.notice.not-inserted': 'No page is open to insert it into.',
  'template.library.notice.not-inserted.title':
    '“{title}” is not inserted: there is no page here to put it into. Open the library from a page.',
  'template.library.notice.unfit':
    'That is no template, or too large for one, so it cannot be saved.',
  'template.library.notice.unfit.title':
    '“{title}” is no template, or too large for one, so it cannot be saved.',
  'template.library.notice.restored': '{count} templates are back.',
  'template.library.notice.restored.one': '{count} template is back.',
  'template.library.notice.restored.title': '“{title}” is back.',
  'template.library.notice.moved-back': '{count} templates are where they were.',
  'template.library.notice.moved-back.one': '{count} template is where it was.',
  'template.library.notice.moved-back.title': '“{title}” is where it was.',
});

/** What has just happened, in words. */
export function noticeText({ kind, count, title }: Notice): string {
  const key = `template.library.notice.${kind}` as const;
  return title === undefined ? message(key, { count }) : message(`${key}.title`, { title });
}

/** What was done and can be taken back, in words. */
export function doneText({ action, count, title }: UndoEntry): string {
  const key = action === 'delete' ? 'template.library.deleted' : 'template.library.moved';
  return title === undefined ? message(key, { count }) : message(`${key}.title`, { title });
}
