import { logError } from '../../core/dom/log';

/** The markup with which Puck opens the frame of the preview. */
const EMPTY_FRAME =
  '<!DOCTYPE html><html><head></head><body><div id="frame-root" data-puck-entry></div></body></html>';

/** The part of Trusted Types used here; TypeScript's DOM library does not include it yet. */
interface Policy {
  createHTML(markup: string): string | undefined;
  createScript(json: string): string;
  createScriptURL(address: string): string;
}

const rules: Policy = {
  createHTML: (markup) => (markup === EMPTY_FRAME ? markup : undefined),
  // JSON as a script does nothing.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: ownScript,
};

let policy: Policy | undefined;

/**
 * Allows the empty document of the preview, and its scripts, under Trusted Types. Puck sets the document itself, so the
 * policy has the name `default`; all other markup stays forbidden.
 */
export function framePolicy(): Policy {
  policy ??= madePolicy();
  return policy;
}

function madePolicy(): Policy {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  try {
    return trustedTypes?.createPolicy('default', rules) ?? rules;
  } catch (error) {
    logError(
      "nh-elements: the page's Content-Security-Policy blocks the Trusted Types policy default, so the preview " +
        'stays empty. Add default to the trusted-types of the editor’s page, and to no other page.',
      error,
    );
    return rules;
  }
}

/** Returns the address of a script of the page's own origin. @throws TypeError for another one */
function ownScript(address: string): string {
  if (new URL(address, document.baseURI).origin === location.origin) return address;
  throw new TypeError(
    `nh-elements: ${address} is on another origin, so the preview does not load it. Serve it from the site itself.`,
  );
}
