import type { Fields } from '../../core/settings';

/** Fields whose keys begin with a prefix. */
export type Prefixed<P extends string, F> = {
  readonly [K in keyof F & string as `${P}${K}`]: F[K];
};

/** Returns the fields with keys that begin with a prefix. */
export function prefixed<P extends string, F extends Fields>(prefix: P, fields: F): Prefixed<P, F> {
  const entries = Object.entries(fields).map(([key, field]) => [`${prefix}${key}`, field]);
  return Object.fromEntries(entries) as Prefixed<P, F>;
}

/** A text with a capital first letter, for labels. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
