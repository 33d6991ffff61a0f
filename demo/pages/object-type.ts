/** The parts of a type with an object, such as `CustomEvent<{ a: number; b?: string }>`. */
export interface ObjectType {
  /** The text before the object, such as `CustomEvent<`, or empty. */
  readonly before: string;
  /** Each field with its type, such as `a: number`. */
  readonly fields: readonly string[];
  /** The text after the object. */
  readonly after: string;
}

/** Splits a type at its object; undefined without exactly one object. */
export function objectType(type: string): ObjectType | undefined {
  const start = type.indexOf('{');
  const end = closingBrace(type, start);
  if (start < 0 || end < 0 || type.includes('{', end)) return undefined;
  const fields = topLevelParts(type.slice(start + 1, end));
  if (fields.length === 0) return undefined;
  return { before: type.slice(0, start), fields, after: type.slice(end + 1) };
}

/** The type of an event's `detail`, if it has one. */
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

// Splits at semicolons outside brackets. Angle brackets do not count: a semicolon inside them is
// also inside braces.
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
