import { decodedText } from '../../../../core/dom/trusted';
import { message as formMessage } from '../messages';
import { jsonObjects } from './json-objects';
import { message } from './messages';

/** A response that is not valid JSON, and whether its request uploaded files. */
export interface UnreadableResponse {
  readonly status: number;
  readonly text: string;
  readonly hasFiles: boolean;
}

/** The recovered response, or a message for the visitor. Both are absent if the text contains neither. */
export interface Recovered<T> {
  readonly response?: T;
  readonly userMessage?: string | undefined;
}

/**
 * Searches an unreadable response for its JSON part and for the server's error message. Other output, such
 * as PHP warnings, may surround the JSON.
 *
 * @param read converts an object to a response; returns null for any other object
 */
export function recoverResponse<T>(
  received: UnreadableResponse,
  read: (raw: unknown) => T | null,
): Recovered<T> {
  const objects = jsonObjects(received.text).reverse();
  for (const object of objects) {
    const response = isResponse(received.status, object) ? read(object) : null;
    if (response !== null) return { response };
  }
  return { userMessage: userMessage(received, objects.find(isRestError)) };
}

/** With an error status, accepts only an object that names its form: the server failed after responding. */
function isResponse(status: number, object: object): boolean {
  return status < 400 || 'contact_form_id' in object;
}

/** An error of the CMS's REST API (docs/compatibility/contact-form.md#errors). */
interface RestError {
  readonly code: string;
  readonly message: string;
}

function isRestError(
  object: Record<string, unknown>,
): object is Record<string, unknown> & RestError {
  return typeof object.code === 'string' && typeof object.message === 'string';
}

function userMessage(
  { status, text, hasFiles }: UnreadableResponse,
  error?: RestError,
): string | undefined {
  if (status < 400) return undefined;
  if (hasFiles && error?.code.endsWith('_unit_tag_not_found')) return message('form.too_large');
  if (error?.message) return withUncertainty(status, plainText(error.message));
  const isBare = /^\s*(?:<|$)/.test(text);
  const isTooLarge = status === 413 || (status === 400 && hasFiles);
  return isBare && isTooLarge ? message('form.too_large') : undefined;
}

/** Adds that the message may have been sent: a server can crash after sending. */
function withUncertainty(status: number, reason: string): string {
  return status < 500 ? reason : `${reason} ${formMessage('form.invalid_json')}`;
}

function plainText(markup: string): string {
  const text = markup.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return decodedText(text).trim();
}
