import { logError } from './log';
import { isKnownScript } from './script-addresses';

/** The part of Trusted Types used here; TypeScript's DOM library does not include it yet. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * The property in which all copies of the library in a page share the policy: the browser rejects a second
 * policy of the same name.
 */
const SHARED = Symbol.for('nh-elements.policy');

interface Page {
  readonly trustedTypes?: PolicyFactory;
  [SHARED]?: Policy;
}

const rules: Policy = { createHTML: (text) => text, createScriptURL: knownScript };
let policy: Policy | undefined;

/**
 * Returns the page's only policy, `nh`. Created on first use, so that a page that creates no markup has
 * none.
 */
function trustedTypes(): Policy {
  policy ??= sharedPolicy();
  return policy;
}

function sharedPolicy(): Policy {
  const page = globalThis as Page;
  try {
    page[SHARED] ??= page.trustedTypes?.createPolicy('nh', rules) ?? rules;
    return page[SHARED];
  } catch (error) {
    logError(
      "nh-elements: the page's Content-Security-Policy blocks the Trusted Types policy nh, so markup is " +
        'shown as text, and drawings and players are not loaded. Add nh to its trusted-types.',
      error,
    );
    return rules;
  }
}

/**
 * Decodes the HTML entities of a text (`Fish &amp; chips` → `Fish & chips`). Tags stay text: nothing is
 * interpreted as markup. If the page's policy forbids parsing, the text is returned unchanged.
 */
export function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  // Without a `<`, the parser finds no tag, comment or script.
  const markup = trustedTypes().createHTML(text.replaceAll('<', '&lt;'));
  try {
    return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? text;
  } catch {
    return text;
  }
}

/**
 * Parses text as XML, in a separate document that loads nothing and runs no script.
 *
 * @throws DOMException named `PolicyRefusal` if the page's policy forbids parsing, which has been reported
 * to the console
 */
export function parsedXml(text: string): Document {
  return parsed(text, 'image/svg+xml');
}

/**
 * Parses text as HTML, in a separate document that loads nothing and runs no script.
 *
 * @throws DOMException named `PolicyRefusal`, as `parsedXml` does
 */
export function parsedHtml(text: string): Document {
  return parsed(text, 'text/html');
}

function parsed(text: string, type: DOMParserSupportedType): Document {
  const markup = trustedTypes().createHTML(text);
  try {
    return new DOMParser().parseFromString(markup, type);
  } catch {
    throw new DOMException('no markup may be parsed', 'PolicyRefusal');
  }
}

/**
 * Returns `address` in the form that a script's `src` takes under Trusted Types.
 *
 * @throws TypeError if it is neither a provider's player script nor below the assets path
 */
export function trustedScriptAddress(address: string): string {
  return trustedTypes().createScriptURL(address);
}

function knownScript(address: string): string {
  if (isKnownScript(address)) return address;
  throw new TypeError(
    `nh-elements: ${address} is neither a video provider's player nor below the assets path, so it ` +
      "is not loaded. Correct the configuration's assetsPath.",
  );
}
