import { siteConfig } from '../../../core/config';
import { choiceCookie, choiceName, savedChoice } from './cookie';

/** The visitor's choice as the cookie has it; undefined where there is none, or none can be read. */
export function keptChoice(document: Document): boolean | undefined {
  try {
    return savedChoice(document.cookie, choiceName(siteConfig().theme));
  } catch {
    // A sandboxed frame has no cookies, and even naming them throws.
    return undefined;
  }
}

/** Keeps the visitor's choice; false where the browser does not. */
export function keepChoice(document: Document, isSwitched: boolean): boolean {
  const isSecure = document.defaultView?.location.protocol === 'https:';
  try {
    document.cookie = choiceCookie(choiceName(siteConfig().theme), isSwitched, isSecure);
  } catch {
    return false;
  }
  return keptChoice(document) === isSwitched;
}
