import { isUnsafeKey } from '../page/unsafe-key';

/** The maximum number of levels of nested objects and arrays. */
export const JSON_DEPTH = 100;

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
    return JSON.parse(text, (key, value: unknown) => {
      if (isUnsafeKey(key)) throw new SyntaxError(`The key ${key} is not allowed.`);
      return value;
    });
  } catch {
    return undefined;
  }
}

// Checked before parsing, since deep nesting may overflow the parser's stack.
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (isInString) {
      if (letter === '\\') index += 1;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > JSON_DEPTH) return true;
  }
  return false;
}
