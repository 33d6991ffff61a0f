import { defineToolMessages } from '../../core/languages/tool-words';

/** The messages of the list of templates. */
export const gridMessage = defineToolMessages('libraries', {
  'library.column.title': 'Name',
  'library.column.type': 'Type',
  'library.column.author': 'Created by',
  'library.column.date': 'Date',
  'library.column.actions': 'Actions',
  'library.row.loading': 'Loading…',
  'library.row.actions': 'Actions for {title}',
  'library.drag.several': '{count} templates',
  'library.drag.several.one': '{count} template',

  'library.type.page': 'Page',
  'library.type.section': 'Section',
  'library.type.container': 'Container',
  'library.type.header': 'Header',
  'library.type.footer': 'Footer',
  'library.type.popup': 'Popup',
  'library.type.archive': 'Archive',
  'library.type.single-post': 'Single post',
  'library.type.single-page': 'Single page',
  'library.type.search-results': 'Search results',
  'library.type.error-404': 'Error 404',
  'library.type.loop-item': 'Loop item',
  'library.type.widget': 'Global widget',
});
