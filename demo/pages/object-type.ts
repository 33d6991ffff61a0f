/** A type that holds an object, taken apart: `CustomEvent<{ a: number; b?: string }>`. */
export interface ObjectType {
  /** What stands before the object, such as `CustomEvent<`, or empty. */
  readonly before: string;
  /** Each field with its type, such as `a: number`. */
  readonly fields: readonly string[];
  /** What stands after it. */
  readonly after: string;
}

/** Takes a type apart at its one object; undefined where it holds none, or more than one. */
export function objectType(type: string): ObjectType | undefined {
  const start = type.indexOf('{');
  const end = closingBrace(type, start);
  if (start < 0 || end < 0 || type.includes('{', end)) return undefined;
  const fields = topLevelParts(type.slice(start + 1, end));
  if (fields.length === 0) return undefined;
  return { before: type.slice(0, start), fields, after: type.slice(end + 1) };
}

/** The type of an event's `detail`; undefined for an event that has none. */
export function detailType(event: string): string | undefined {
  return /^CustomEvent<(.+)>$/s.exec(event.trim())?.[1];
}

function closingBrace(type: string, start: number): number {
  let depth = 0;
  for (let i = start; i >= 0 && i < type.length; i++) {
    if (type[i] === '{') depth++;
    if (type[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

// At the semicolons that stand in no bracket. Angle brackets need no counting: one that holds a
// semicolon holds it in braces.
function topLevelParts(body: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of body) {
    if ('{[('.includes(character)) depth++;
    if ('}])'.includes(character)) depth--;
    if (character === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
