import type { TrackedFields } from './tracked-event';

/**
 * A copy of the fields as they may leave the page: plain values alone, and no address with its query or
 * hash, which may hold what a person has typed, or a key.
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

/** An address, anywhere in a text, ends where its query begins. */
function withoutQueries(text: string): string {
  return text.replace(/\S+/g, (word) =>
    /^[^?#]*(\/|\?[^=]*=)/.test(word) ? word.replace(/[?#].*/, '') : word,
  );
}
