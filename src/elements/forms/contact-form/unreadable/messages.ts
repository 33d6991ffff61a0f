import { wording } from '../../../../core/config';

/** The sentences for what only an answer that cannot be read tells. */
export const message = wording({
  'form.too_large':
    'What you want to upload is too large for this server. Choose a smaller file, and send again.',
});
