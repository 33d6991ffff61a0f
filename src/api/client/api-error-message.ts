import type { ApiError } from './api-error';
import { errorMessage } from './messages';

/** The message of an error. */
export interface ApiErrorMessage {
  readonly title: string;
  /** The cause and the remedy. */
  readonly text: string;
}

/** The message of an error: that of its reason if it has one, else that of its code. */
export function apiErrorMessage({ code, reason, data }: ApiError): ApiErrorMessage {
  const key = reason ? (`kit.fault.${reason}` as const) : (`kit.error.${code}` as const);
  const entry = typeof data?.entry === 'string' ? data.entry : '…';
  return { title: errorMessage(`${key}.title`), text: errorMessage(key, { entry }) };
}
