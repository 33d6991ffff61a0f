/** A query as parsed by PHP: each name once, with a text or, for `name[]`, a list. */
export type PhpQuery = ReadonlyMap<string, string | readonly string[]>;

/**
 * Parses a query like PHP. The last plain value of a name wins. `name[]` and `name[3]` make a list. A plain value and
 * a list replace each other.
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
