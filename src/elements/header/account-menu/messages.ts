import { defineMessages } from '../../../core/config';

/** The accessible names that the element adds; the site's configuration may override them. */
export const message = defineMessages({
  'account.menu': 'Account',
});
