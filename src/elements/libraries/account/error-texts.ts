import { type ApiError, type ApiErrorMessage, apiErrorMessage } from '../../../api/client';
import { libraryMessage } from './messages';

/** Returns the title and text for an error of a library request. */
export function libraryErrorTexts(error: ApiError): ApiErrorMessage {
  const { code, reason } = error;
  if (reason || (code !== 'error-loading-resource' && code !== 'insufficient-quota')) {
    return apiErrorMessage(error);
  }
  return {
    title: libraryMessage(`library.error.${code}.title`),
    text: libraryMessage(`library.error.${code}`),
  };
}
