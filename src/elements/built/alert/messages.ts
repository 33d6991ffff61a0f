import { wording } from '../../../core/config';

/** The sentences that an alert itself says; the site's configuration may word them anew. */
export const message = wording({ 'alert.dismiss': 'Dismiss this alert.' });
