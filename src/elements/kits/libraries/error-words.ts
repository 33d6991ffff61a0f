import { wording } from '../../../core/config';
import { type ErrorWords, type KitError, kitErrorWords } from '../rest';

/** Codes that mean something else to a library than to an export or an import. */
const message = wording({
  'library.error.error-loading-resource.title': 'The library does not answer',
  'library.error.error-loading-resource':
    'This site could not reach it; it may be down for a moment. Nothing has changed: try again in a while.',
  'library.error.insufficient-quota.title': 'Your cloud library is full',
  'library.error.insufficient-quota':
    'This needs more room than your plan has left. Delete what you no longer need, or upgrade the plan, then try again.',
});

/** What people are told of an error of the libraries' calls. */
export function libraryErrorWords(error: KitError): ErrorWords {
  const { code, reason } = error;
  if (reason || (code !== 'error-loading-resource' && code !== 'insufficient-quota')) {
    return kitErrorWords(error);
  }
  return { title: message(`library.error.${code}.title`), text: message(`library.error.${code}`) };
}
