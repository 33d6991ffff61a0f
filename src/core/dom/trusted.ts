import { logError } from './log';
import { isKnownScript } from './script-addresses';

/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Where the library's copies in one page find the policy: a second one of its name is refused. */
const SHARED = Symbol.for('nh-elements.policy');

interface Page {
  readonly trustedTypes?: PolicyFactory;
  [SHARED]?: Policy;
}

const rules: Policy = { createHTML: (text) => text, createScriptURL: knownScript };
let policy: Policy | undefined;

/** The page's one policy, `nh`; made at first need, so that a page that makes no markup has none. */
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
      "nh-elements: the page's Content-Security-Policy refuses the Trusted Types policy nh, so markup " +
        'is shown as text, and drawings and players are not loaded. Add nh to its trusted-types.',
      error,
    );
    return rules;
  }
}

/**
 * Text with its HTML entities turned into characters (`Fish &amp; chips` → `Fish & chips`). Tags in it
 * stay text: nothing is ever interpreted as markup. Where the page's policy lets nothing be parsed, it
 * stays as it is.
 */
export function decodedText(text: string): string {
  if (!text.includes('&')) return text;
  // Without a `<` there is no tag, no comment and no script for the parser to find.
  const markup = trustedTypes().createHTML(text.replaceAll('<', '&lt;'));
  try {
    return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? text;
  } catch {
    return text;
  }
}

/**
 * Text parsed as XML, in a document of its own where nothing is loaded and no script runs.
 *
 * @throws DOMException named `PolicyRefusal` where the page's policy lets nothing be parsed, of which the console
 *   has been told
 */
export function parsedXml(text: string): Document {
  const markup = trustedTypes().createHTML(text);
  try {
    return new DOMParser().parseFromString(markup, 'image/svg+xml');
  } catch {
    throw new DOMException('no markup may be parsed', 'PolicyRefusal');
  }
}

/**
 * `address` as a script's `src` takes it under Trusted Types.
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
