/** What is looked through: an answer has a few thousand characters, and what is not its own comes first. */
const TAIL = 100_000;

/** How many beginnings of objects are looked at, so that no text takes long. */
const TRIES = 200;

/** The complete JSON objects in a text, in their order; those inside others are not told apart. */
export function jsonObjects(text: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const tail = text.slice(-TAIL);
  let past = 0;
  for (const { index } of [...tail.matchAll(/\{\s*"/g)].slice(-TRIES)) {
    if (index < past) continue;
    const end = endOfObject(tail, index);
    const object = parsed(tail.slice(index, end));
    if (!object) continue;
    found.push(object);
    past = end;
  }
  return found;
}

/** Where the braces that begin at `start` are closed again; the text's end if they are not. */
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
