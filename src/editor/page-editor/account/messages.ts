import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the cloud account. */
export const message = defineToolMessages('editor', {
  'editor.account.about':
    'With an account of the cloud library, your templates and kits are on all of your sites.',
  'editor.account.connect': 'Connect the account',
  'editor.account.connected': 'Connected as {name}.',
  'editor.account.done': 'Your account is connected.',
  'editor.account.refused': 'The account was not connected, since you have refused it.',
  'editor.account.failed': 'The account could not be connected. Try again in a moment.',
  'editor.account.disconnect': 'Disconnect the account',
  'editor.account.disconnected': 'The account is disconnected.',
});
