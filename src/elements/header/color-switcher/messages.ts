import { defineMessages } from '../../../core/config';

/** The accessible names that the element gives to buttons; the site's configuration may override them. */
export const message = defineMessages({
  // The theme's own name for a button that was printed without one (docs/compatibility/header.md#toggling).
  'switcher.switch': 'Switch color palette.',
  'switcher.dark': 'Dark colors',
  'switcher.other': 'Alternative colors',
});
