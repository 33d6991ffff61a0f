import { defineToolMessages } from '../../../core/languages/tool-words';

/** The sentences about forms that were left before they were saved. */
export const message = defineToolMessages('editor', {
  'editor.kept.offer': 'You have typed something earlier that is not saved yet:',
  'editor.kept.back': 'Your text of an earlier time is here again. It is not saved yet.',
});
