import { wording } from '../../../core/config';

/** The names that this element itself gives to things; the site's configuration may word them anew. */
export const message = wording({
  'account.menu': 'Account',
});
