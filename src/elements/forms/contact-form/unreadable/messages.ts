import { defineMessages } from '../../../../core/config';

/** Messages for errors that only an unreadable response reveals. */
export const message = defineMessages({
  'form.too_large':
    'Your upload is too large for this server. Choose a smaller file and send again.',
});
