/** The maximum length; no meaningful value is longer. */
const LONGEST = 256;

/**
 * True for a balanced expression of harmless characters that calls only `functions`, so that it can load
 * nothing.
 */
export function isExpression(text: string, functions: ReadonlySet<string>): boolean {
  return callsOnly(text, functions) && /^[\w-]+\([\w\s.,%/()#*+-]+\)$/.test(text);
}

/** True for a balanced text without comments, of a meaningful length, that calls only `functions`. */
export function callsOnly(text: string, functions: ReadonlySet<string>): boolean {
  if (text.length > LONGEST) return false;
  const calls = [...text.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  // An unclosed comment would swallow the declarations after the value.
  return (
    isBalanced(text) &&
    !text.includes('/*') &&
    calls.every((name) => name === '' || functions.has(name))
  );
}

/**
 * True if the browser accepts the value, which rules out words that only look right (`undefined` as a
 * colour name). Always true in Node.
 */
export function isTaken(property: string, text: string): boolean {
  return globalThis.CSS?.supports?.(property, text) ?? true;
}

/** True if every bracket is closed behind the one that it closes. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
