import type { Condition, Field, Fields } from '../../core/settings';

/** Fields whose keys begin with a prefix. */
export type Prefixed<P extends string, F> = {
  readonly [K in keyof F & string as `${P}${K}`]: F[K];
};

/** Returns the fields with keys that begin with a prefix. */
export function prefixed<P extends string, F extends Fields>(prefix: P, fields: F): Prefixed<P, F> {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([key, field]) => [`${prefix}${key}`, moved(prefix, field)]),
  ) as Prefixed<P, F>;
}

/** A field whose condition names the keys with the prefix. */
function moved(prefix: string, field: Field): Field {
  if (!field.shownIf) return field;
  const wanted = Object.entries(field.shownIf).map(([key, value]) => [`${prefix}${key}`, value]);
  return { ...field, shownIf: Object.fromEntries(wanted) as Condition };
}

/** A text with a capital first letter, for labels. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
