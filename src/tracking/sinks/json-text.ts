/**
 * Returns data as JSON. Prototype.js 1.6 and 1.7 give lists, texts and numbers a `toJSON` that returns JSON, which
 * `JSON.stringify` then writes as a text in quotes.
 * `core/state/json-text.ts` does the same for other rooms: tracking imports nothing of ours.
 */
export function jsonText(data: unknown): string {
  return JSON.stringify(data, ownValue);
}

/** Returns the value itself where `JSON.stringify` passes the result of its `toJSON`. */
function ownValue(this: object, key: string, value: unknown): unknown {
  const own: unknown = Reflect.get(this, key);
  return typeof own !== 'object' || Array.isArray(own) ? own : value;
}
