/** Number of characters searched at the end of a text. A response has some thousands; other output precedes it. */
const TAIL = 100_000;

/** Maximum number of opening braces that are tried, which limits the time for any text. */
const TRIES = 200;

/** The outermost complete JSON objects in a text, in order. */
export function jsonObjects(text: string): Record<string, unknown>[] {
  const objects: Record<string, unknown>[] = [];
  const tail = text.slice(-TAIL);
  let searchedTo = 0;
  for (const { index } of [...tail.matchAll(/\{\s*"/g)].slice(-TRIES)) {
    if (index < searchedTo) continue;
    const end = endOfObject(tail, index);
    const object = parsed(tail.slice(index, end));
    if (!object) continue;
    objects.push(object);
    searchedTo = end;
  }
  return objects;
}

/** The index after the brace that closes the object at `start`; the end of the text if none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') at++;
    else if (!isQuoted && character === '{') depth++;
    else if (!isQuoted && character === '}') depth--;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
