import { wording } from '../../../core/config';

/** The words of a drawn bar; the site may word them anew. */
export const message = wording({ 'floating-bars.close': 'Close' });
