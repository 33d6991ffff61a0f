/** What an action address asks for. */
export interface ActionCall {
  readonly action: string;
  /** Undefined where the address holds none. */
  readonly settings: unknown;
}

/** An action address that asks for nothing, with the reason. */
export interface BrokenCall {
  readonly problem: string;
}

/**
 * The address that runs an action: `#{builder}-action:action={action}&settings={base64 of JSON}`.
 *
 * @param action a name of letters, digits, `-` and `_`
 * @param settings anything that JSON can hold; undefined: none
 */
export function actionHash(builder: string, action: string, settings?: unknown): string {
  const call = `#${builder}-action:action=${encodeURIComponent(action)}`;
  if (settings === undefined) return call;
  // Base64 is of bytes; a text outside Latin 1 becomes them as UTF-8.
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  return `${call}&settings=${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * What an address asks for: its hash as `actionHash` makes it, or percent-encoded once or twice, the
 * `#` included, as the builder prints it (facts, page-builder 14).
 *
 * @returns null if it is no action address of this builder
 */
export function parsedActionHash(text: string, builder: string): ActionCall | BrokenCall | null {
  const [, query] = decodedHash(text).split(`#${builder}-action:`);
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

/** An address without percent-encoding, so that two ways to write the same are equal. */
export function decodedHash(text: string): string {
  return decoded(decoded(text, decodeURI), decodeURIComponent);
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    // A plain `%` was meant.
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

/** Undefined where it is not UTF-8: the builder's own script writes Latin 1. */
function utf8(bytes: string): string | undefined {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}
