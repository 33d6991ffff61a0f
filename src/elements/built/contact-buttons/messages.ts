import { defineMessages } from '../../../core/config';

/** Messages of drawn contact buttons. Sites can override them. */
export const message = defineMessages({
  'contact.name': 'Write to us',
  'contact.close': 'Close {name}',
});
