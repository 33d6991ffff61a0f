/**
 * Returns data as JSON. Prototype.js 1.6 and 1.7 give lists, texts and numbers a `toJSON` that returns JSON, which
 * `JSON.stringify` then writes as a text in quotes.
 *
 * @param indent blanks before each level; default: one line
 */
export function jsonText(data: unknown, indent?: number): string {
  return JSON.stringify(data, ownValue, indent);
}

/** Returns the value itself where `JSON.stringify` passes the result of its `toJSON`. */
function ownValue(this: object, key: string, value: unknown): unknown {
  const own: unknown = Reflect.get(this, key);
  return typeof own !== 'object' || Array.isArray(own) ? own : value;
}
