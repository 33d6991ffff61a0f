import { common } from '../../../core/config';
import { defineToolMessages } from '../../../core/languages/tool-words';
import type { UndoEntry } from '../../../ui/listing';
import type { Notice } from './state';

/** The messages of the template library, except those of its dialogs and the Cloud tab. */
export const message = defineToolMessages('libraries', {
  'template.library.title': 'Templates',
  'template.library.tabs': 'Libraries',
  'template.library.tab.site': 'Site',
  'template.library.tab.cloud': 'Cloud',
  'template.library.loading': 'Loading templates …',
  'template.library.retry': common.retry,
  'template.library.close': common.close,

  'template.library.list.site': 'Templates of this site',
  'template.library.list.cloud': 'Templates in the cloud',
  'template.library.search': 'Search templates',
  'template.library.order': 'Sort by',
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
  'template.library.filters': 'Filters',
  'template.library.filter.type': 'Type',
  'template.library.filter.type.all': 'All types',
  'template.library.filter.author': 'Author',
  'template.library.filter.author.all': 'All authors',
  'template.library.filter.period': 'Last changed',
  'template.library.filter.period.any': 'Any time',
  'template.library.filter.period.week': 'Last 7 days',
  'template.library.filter.period.month': 'Last 30 days',
  'template.library.filter.period.year': 'Last year',

  'template.library.count': '{count} templates',
  'template.library.count.one': '{count} template',
  'template.library.found': '{count} templates for “{search}”',
  'template.library.found.one': '{count} template for “{search}”',
  'template.library.chosen': '{count} selected',
  'template.library.bulk': 'Bulk actions',
  'template.library.all': 'Select all',
  'template.library.none': 'Clear selection',
  'template.library.move': 'Move to …',
  'template.library.copy': 'Copy to …',
  'template.library.delete': 'Delete …',

  'template.library.empty.site': 'No templates on this site yet',
  'template.library.empty.site.text':
    'Import templates from files, or save parts of your pages as templates.',
  'template.library.empty.cloud': 'No templates here yet',
  'template.library.empty.cloud.text':
    'Copy templates from the site, import them from files, or save parts of your pages here.',
  'template.library.nothing': 'No templates match “{search}”',
  'template.library.nothing.text':
    'Search for the beginning of a word in the name, the content or the folder.',
  'template.library.nothing.filtered': 'No templates match the filters',
  'template.library.nothing.filtered.text': 'Choose other filters, or show all templates.',
  'template.library.show_all': 'Show all',

  'template.library.undo': common.undo,
  'template.library.undo.hint': 'To undo, press Control+Z, or Command+Z on a Mac.',
  'template.library.deleted': '{count} templates deleted.',
  'template.library.deleted.one': '{count} template deleted.',
  'template.library.deleted.title': '“{title}” deleted.',
  'template.library.moved': '{count} templates moved.',
  'template.library.moved.one': '{count} template moved.',
  'template.library.moved.title': '“{title}” moved.',

  'template.library.notice.saved': 'Template saved.',
  'template.library.notice.saved.title': '“{title}” saved.',
  'template.library.notice.renamed': 'Template renamed.',
  'template.library.notice.renamed.title': 'Renamed to “{title}”.',
  'template.library.notice.copied': '{count} templates copied.',
  'template.library.notice.copied.one': '{count} template copied.',
  'template.library.notice.copied.title': '“{title}” copied.',
  'template.library.notice.imported': '{count} templates imported.',
  'template.library.notice.imported.one': '{count} template imported.',
  'template.library.notice.imported.title': '“{title}” imported.',
  'template.library.notice.inserted': 'Template inserted into the page.',
  'template.library.notice.inserted.title': '“{title}” inserted into the page.',
  'template.library.notice.not-inserted': 'The template was not inserted: no page is open here.',
  'template.library.notice.not-inserted.title':
    '“{title}” was not inserted: no page is open here. Open the library from the page that you edit.',
  'template.library.notice.unfit':
    'This is not a valid template, or it is too large, so it cannot be saved.',
  'template.library.notice.unfit.title':
    '“{title}” is not a valid template, or it is too large, so it cannot be saved.',
  'template.library.notice.restored': '{count} templates restored.',
  'template.library.notice.restored.one': '{count} template restored.',
  'template.library.notice.restored.title': '“{title}” restored.',
  'template.library.notice.moved-back': '{count} templates moved back.',
  'template.library.notice.moved-back.one': '{count} template moved back.',
  'template.library.notice.moved-back.title': '“{title}” moved back.',
});

/** Returns the text of a notice. */
export function noticeText({ kind, count, title }: Notice): string {
  const key = `template.library.notice.${kind}` as const;
  return title === undefined ? message(key, { count }) : message(`${key}.title`, { title });
}

/** Returns the text of an action that can be undone. */
export function doneText({ action, count, title }: UndoEntry): string {
  const key = action === 'delete' ? 'template.library.deleted' : 'template.library.moved';
  return title === undefined ? message(key, { count }) : message(`${key}.title`, { title });
}
