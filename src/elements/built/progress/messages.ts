import { wording } from '../../../core/config';

/** The sentences that a progress bar itself says; the site's configuration may word them anew. */
export const message = wording({ 'progress.name': 'Progress' });
