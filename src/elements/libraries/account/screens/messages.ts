import { defineToolMessages } from '../../../../core/languages/tool-words';

/** The messages of the account's screens. */
export const message = defineToolMessages('libraries', {
  'library.connect': 'Connect',
  'library.connecting': 'Opening the library …',
  'library.connect.note':
    'You log in on the library’s own page. This site never sees your password, and you can disconnect at any time.',
  'library.account': 'Connected as {name} ({email})',
  'library.disconnect': 'Disconnect',
  'library.upgrade': 'See the plans',
  'library.upgrade.link': 'Upgrade the plan',
});
