import { isUnsafeKey } from '../page/unsafe-key';

/** The maximum number of levels of nested objects and arrays. */
export const JSON_DEPTH = 100;

/** Matches JSON that may contain an unsafe key, written plainly or with escapes. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u00[4-7]/;

/**
 * Parses untrusted JSON.
 *
 * @returns undefined for invalid UTF-8 or JSON, more than `JSON_DEPTH` levels, or a key that could change the
 *   prototype of objects
 */
export function safeJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) return undefined;
    // With a function for each key, parsing takes several times as long.
    if (!SUSPICIOUS.test(text)) return JSON.parse(text);
    return JSON.parse(text, (key, value: unknown) => {
      if (isUnsafeKey(key)) throw new SyntaxError(`The key ${key} is not allowed.`);
      return value;
    });
  } catch {
    return undefined;
  }
}

/** The codes of the characters that the depth of a text depends on. */
const letters = {
  quote: 0x22,
  bracket: 0x5b,
  backslash: 0x5c,
  bracketEnd: 0x5d,
  brace: 0x7b,
  braceEnd: 0x7d,
} as const;

// Checked before parsing, since deep nesting may overflow the parser's stack.
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    // Character codes: `text[index]` would make a string for each character.
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === letters.backslash) index += 1;
      else if (code === letters.quote) isInString = false;
    } else if (code === letters.quote) isInString = true;
    else if (code === letters.bracket || code === letters.brace) depth += 1;
    else if (code === letters.bracketEnd || code === letters.braceEnd) depth -= 1;
    if (depth > JSON_DEPTH) return true;
  }
  return false;
}
