import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages about parts of a node that visitors see only after they open them. */
export const message = defineToolMessages('editor', {
  'editor.hidden.chat': 'Show the chat box',
  'editor.hidden.menu': 'Show the open menu',
  'editor.hidden.search': 'Show the search box',
  'editor.hidden.account': 'Show the account menu',
  'editor.hidden.login': 'Show the log-in popup',
  'editor.hidden.hide': 'Hide it in the preview',
});
