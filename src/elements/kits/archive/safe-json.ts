const DEEPEST = 64;

/** Keys by which a careless merge would write to the prototype of all objects. */
const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON that comes from a stranger.
 *
 * @returns undefined for what is no UTF-8, no JSON, nested deeper than 64 levels, or has a key that could
 *   change the prototype of objects
 */
export function safeJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) return undefined;
    return JSON.parse(text, (key, value: unknown) => {
      if (POLLUTING.has(key)) throw new SyntaxError(`The key ${key} is not taken.`);
      return value;
    });
  } catch {
    return undefined;
  }
}

// Before it is parsed, since a parser may go deeper than its stack.
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
    if (depth > DEEPEST) return true;
  }
  return false;
}
