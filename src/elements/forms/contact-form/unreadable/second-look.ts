import { decodedText } from '../../../../core/dom/trusted';
import { message as formMessage } from '../messages';
import { jsonObjects } from './json-objects';
import { message } from './messages';

/** What has come from the server, and with what it was asked. */
export interface Unread {
  readonly status: number;
  readonly text: string;
  readonly hasFiles: boolean;
}

/** The answer after all, or what there is to tell the visitor; neither, if nothing is known. */
export interface Found<T> {
  readonly answer?: T;
  readonly sentence?: string | undefined;
}

/**
 * Looks again at what came in place of an answer: for the answer itself among other output, such as the
 * warnings that PHP prints before it, and for the reason why there is none.
 *
 * @param read what takes an object for an answer; null if it is none
 */
export function lookAgain<T>(unread: Unread, read: (raw: unknown) => T | null): Found<T> {
  const objects = jsonObjects(unread.text).reverse();
  for (const object of objects) {
    const answer = mayAnswer(unread.status, object) ? read(object) : null;
    if (answer !== null) return { answer };
  }
  return { sentence: sentenceOf(unread, objects.find(isRestError)) };
}

/** A server may fail when it has answered; what else an error has to say is no answer. */
function mayAnswer(status: number, object: object): boolean {
  return status < 400 || 'contact_form_id' in object;
}

/** The CMS's errors (facts, contact-form-7 51). */
interface RestError {
  readonly code: string;
  readonly message: string;
}

function isRestError(
  object: Record<string, unknown>,
): object is Record<string, unknown> & RestError {
  return typeof object.code === 'string' && typeof object.message === 'string';
}

function sentenceOf({ status, text, hasFiles }: Unread, error?: RestError): string | undefined {
  if (status < 400) return undefined;
  if (hasFiles && error?.code.endsWith('_unit_tag_not_found')) return message('form.too_large');
  if (error?.message) return told(status, plainText(error.message));
  const isBare = /^\s*(?:<|$)/.test(text);
  const isTooLarge = status === 413 || (status === 400 && hasFiles);
  return isBare && isTooLarge ? message('form.too_large') : undefined;
}

/** A server that breaks down may have sent the message before. */
function told(status: number, reason: string): string {
  return status < 500 ? reason : `${reason} ${formMessage('form.invalid_json')}`;
}

function plainText(markup: string): string {
  const text = markup.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return decodedText(text).trim();
}
