import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the list of changes. */
export const message = defineToolMessages('editor', {
  'editor.news.english': 'The list of changes is in English.',
});
