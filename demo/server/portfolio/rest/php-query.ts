/** A query as PHP reads it: each name once, with a text or, when it was written `name[]`, a list. */
export type PhpQuery = ReadonlyMap<string, string | readonly string[]>;

/**
 * Reads a query as PHP does. Of several plain values of a name the last one stays; `name[]` and
 * `name[3]` make a list, and a plain value and a list push each other out.
 */
export function phpQuery(entries: Iterable<readonly [string, string]>): PhpQuery {
  const query = new Map<string, string | string[]>();
  for (const [key, value] of entries) {
    const name = /^([^[]+)\[\d*\]$/.exec(key)?.[1];
    if (name === undefined) {
      query.set(key, value);
      continue;
    }
    const list = query.get(name);
    if (Array.isArray(list)) list.push(value);
    else query.set(name, [value]);
  }
  return query;
}
