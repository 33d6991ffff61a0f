import { choiceCookie, savedChoice } from './cookie';

/**
 * The visitor's choice as the cookie has it; undefined where there is none, or none can be read.
 *
 * @param name the cookie's
 */
export function keptChoice(document: Document, name: string): boolean | undefined {
  try {
    return savedChoice(document.cookie, name);
  } catch {
    // A sandboxed frame has no cookies, and even naming them throws.
    return undefined;
  }
}

/** Keeps the visitor's choice in the cookie `name`; false where the browser does not. */
export function keepChoice(document: Document, name: string, isSwitched: boolean): boolean {
  const isSecure = document.location.protocol === 'https:';
  try {
    document.cookie = choiceCookie(name, isSwitched, isSecure);
  } catch {
    // Then it cannot be read either.
  }
  return keptChoice(document, name) === isSwitched;
}
