import { type ErrorWords, type KitError, kitErrorWords } from '../rest';
import { libraryMessage } from './messages';

/** What people are told of an error of the libraries' calls. */
export function libraryErrorWords(error: KitError): ErrorWords {
  const { code, reason } = error;
  if (reason || (code !== 'error-loading-resource' && code !== 'insufficient-quota')) {
    return kitErrorWords(error);
  }
  return {
    title: libraryMessage(`library.error.${code}.title`),
    text: libraryMessage(`library.error.${code}`),
  };
}
