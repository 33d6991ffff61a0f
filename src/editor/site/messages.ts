import { defineToolMessages } from '../../core/languages/tool-words';

/** The sentences about requests that concern the whole site. */
export const message = defineToolMessages('editor', {
  'editor.site.offline': 'There is no connection. Try again once it is back.',
  'editor.site.logged_out': 'You are logged out. Log in, in another tab, and try again.',
  'editor.site.failed': 'The server did not do this. Try again in a moment.',
});
