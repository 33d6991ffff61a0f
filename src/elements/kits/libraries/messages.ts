import { wording } from '../../../core/config';

/** Codes that mean something else to a library than to an export or an import. */
export const libraryMessage = wording({
  'library.error.error-loading-resource.title': 'The library does not answer',
  'library.error.error-loading-resource':
    'This site could not reach it; it may be down for a moment. Nothing has changed: try again in a while.',
  'library.error.insufficient-quota.title': 'Your cloud library is full',
  'library.error.insufficient-quota':
    'This needs more room than your plan has left. Delete what you no longer need, or upgrade the plan, then try again.',
});
