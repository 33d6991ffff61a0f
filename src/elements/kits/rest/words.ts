import type { KitError } from './kit-error';
import { errorMessage } from './messages';

/** What people are told of an error. */
export interface ErrorWords {
  readonly title: string;
  /** Why it happened, and what to do. */
  readonly text: string;
}

/** An error in words: those of its reason, where it has one. */
export function kitErrorWords({ code, reason, data }: KitError): ErrorWords {
  const key = reason ? (`kit.fault.${reason}` as const) : (`kit.error.${code}` as const);
  const entry = typeof data?.entry === 'string' ? data.entry : '…';
  return { title: errorMessage(`${key}.title`), text: errorMessage(key, { entry }) };
}
