import { choiceCookie, parseChoice } from './cookie';

/**
 * Reads the visitor's choice from the cookie; undefined if there is no cookie or it cannot be read.
 *
 * @param name the name of the cookie
 */
export function readChoice(document: Document, name: string): boolean | undefined {
  try {
    return parseChoice(document.cookie, name);
  } catch {
    // In a sandboxed frame, reading `document.cookie` throws.
    return undefined;
  }
}

/** Saves the visitor's choice in the cookie `name`; returns false if the browser does not keep it. */
export function saveChoice(document: Document, name: string, isSwitched: boolean): boolean {
  const isSecure = document.location.protocol === 'https:';
  try {
    document.cookie = choiceCookie(name, isSwitched, isSecure);
  } catch {
    // Reading the cookie back fails too.
  }
  return readChoice(document, name) === isSwitched;
}
