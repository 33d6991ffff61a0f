import type { TrackedFields } from './tracked-event';

/**
 * Returns a copy of the fields that may leave the page: plain values only, and addresses without query and
 * hash, which may contain a visitor's input or a key.
 */
export function plainFields(fields: object): TrackedFields {
  const plain = Object.entries<unknown>({ ...fields }).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [[name, value.map((one) => withoutQueries(String(one)))]];
    if (typeof value === 'string') return [[name, withoutQueries(value)]];
    return isPlain(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(plain);
}

function isPlain(value: unknown): boolean {
  return /^(number|boolean|undefined)$/.test(typeof value);
}

/** Cuts the query and the hash off every address in a text. */
function withoutQueries(text: string): string {
  return text.replace(/\S+/g, (word) =>
    /^[^?#]*(\/|\?[^=]*=)/.test(word) ? word.replace(/[?#].*/, '') : word,
  );
}
