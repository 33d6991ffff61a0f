import { defineToolMessages } from '../../core/languages/tool-words';

/** The sentences about saving. */
export const message = defineToolMessages('editor', {
  'editor.save.offline':
    'There is no connection. Your changes are kept in this browser, and saved once it is back.',
  'editor.save.failed':
    'The server did not save your changes. They are kept in this browser, and saving is tried again.',
  'editor.save.logged_out':
    'You are logged out, or somebody else is logged in. Your changes are kept in this browser: log in as {account} to save them.',
  'editor.save.logged_out_first': 'You are logged out. Log in to open the page.',
  'editor.save.refused': 'Your changes are not saved. {reason}',
  'editor.save.not_published': 'The page is not published. {reason}',
  'editor.save.not_opened': 'The page cannot be opened. {reason}',
  'editor.save.not_read': 'The history cannot be read. {reason}',
  'editor.save.conflict':
    'The page was saved elsewhere meanwhile. Choose which version becomes the newest; the other one stays in the history.',
  'editor.save.locked': '{person} has the page open. Take it over to edit it.',
  'editor.save.block_conflict':
    'Somebody else has changed this global block meanwhile. Nothing was overwritten: choose a version.',
  'editor.save.block_gone': 'This global block was deleted.',
  'editor.save.not_open': 'The page is not open yet. Try again in a moment.',
  'editor.save.not_kept':
    'This browser has no room for a copy of your changes. Keep this window open until they are saved.',
});
