import { wording } from '../../../../core/config';

/** The sentences of screens that all libraries have. */
export const message = wording({
  'library.connect': 'Connect',
  'library.connecting': 'Going to the library …',
  'library.connect.note':
    'You log in at the library itself. This site never sees your password, and you can disconnect at any time.',
  'library.account': 'Connected as {name} ({email})',
  'library.disconnect': 'Disconnect',
  'library.upgrade': 'See the plans',
  'library.upgrade.link': 'Upgrade the plan',
});
