import { defineToolMessages } from '../../../core/languages/tool-words';

/** Messages for error codes that have another meaning in a library than in an export or import. */
export const libraryMessage = defineToolMessages('libraries', {
  'library.error.error-loading-resource.title': 'The library does not respond',
  'library.error.error-loading-resource':
    'This site could not reach it; it may be down for a moment. Nothing has changed. Try again later.',
  'library.error.insufficient-quota.title': 'Your cloud library is full',
  'library.error.insufficient-quota':
    'Your plan does not have enough space left. Delete items, or upgrade the plan, then try again.',
});
