import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the page's name in the bar. */
export const message = defineToolMessages('editor', {
  'editor.document.menu': 'Name of the page, and recent documents',
  'editor.document.rename': 'Rename',
  'editor.document.recent': 'Edit {title}',
  'editor.document.title': 'Title of the page',
  'editor.document.renamed': 'The page is called {title} now.',
});
