import { jsonText } from '../../../core/state/json-text';
/** An action call parsed from an action address. */
export interface ActionCall {
  readonly action: string;
  /** Undefined if the address contains no settings. */
  readonly settings: unknown;
}

/** A malformed action address, with the problem. */
export interface BrokenCall {
  readonly problem: string;
}

/**
 * Returns the address that runs an action: `#{builder}-action:action={action}&settings={base64 of JSON}`.
 *
 * @param action a name of letters, digits, `-` and `_`
 * @param settings any JSON value; undefined: no settings
 */
export function actionHash(builder: string, action: string, settings?: unknown): string {
  const call = `#${builder}-action:action=${encodeURIComponent(action)}`;
  if (settings === undefined) return call;
  // Base64 encodes bytes, so the text is encoded as UTF-8 first.
  const bytes = new TextEncoder().encode(jsonText(settings));
  return `${call}&settings=${btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Parses an action address. Accepts the text that `actionHash` returns, also percent-encoded once or twice
 * including the `#`, as the builder prints it (docs/compatibility/page-builder.md#hash-actions).
 *
 * @returns Null if the text is not an action address of this builder.
 */
export function parsedActionHash(text: string, builder: string): ActionCall | BrokenCall | null {
  const [, query] = decodedHash(String(text)).split(`#${builder}-action:`);
  if (query === undefined) return null;
  const action = query.match(/(?:^|&)action=([^&]+)/)?.[1];
  if (!action) return { problem: 'it names no action' };
  const encoded = query.match(/&settings=(.+)/s)?.[1];
  if (encoded === undefined) return { action, settings: undefined };
  const json = textOfBase64(encoded);
  if (json === undefined) return { problem: 'its settings are not base64' };
  try {
    return { action, settings: JSON.parse(json) };
  } catch {
    return { problem: 'its settings are not JSON' };
  }
}

/** Removes percent-encoding from an address, so that equivalent addresses compare equal. */
export function decodedHash(text: string): string {
  return decoded(decoded(text, decodeURI), decodeURIComponent);
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    // A literal `%`.
    return text;
  }
}

function textOfBase64(encoded: string): string | undefined {
  try {
    const bytes = atob(encoded);
    return utf8(bytes) ?? bytes;
  } catch {
    return undefined;
  }
}

/** Decodes UTF-8. Undefined for other bytes: the builder's own script writes Latin 1. */
function utf8(bytes: string): string | undefined {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}
