import * as z from 'zod/mini';
import { toggleSetting } from '../../../core/config/toggle-setting';

const numeric = z.union([z.number(), z.string()]);

/** A number, or text that is one, as far as `fits` takes it; else `fallback`. */
export function numberOr(fallback: number, fits: z.ZodMiniType<number, number>) {
  return lenient(numberThat(fits), fallback);
}

/** As `numberOr`, undefined where there is none. */
export function optionalNumber(fits: z.ZodMiniType<number, number>) {
  return z.catch(z.optional(numberThat(fits)), undefined);
}

/** Takes a larger number for `limit`: who asks for more than there can be wants as much as there is. */
export function atMost(limit: number) {
  return z.overwrite((value: number) => Math.min(value, limit));
}

function numberThat(fits: z.ZodMiniType<number, number>) {
  const read = z.transform((value: number | string) =>
    typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value),
  );
  return z.pipe(z.pipe(numeric, read), fits);
}

/** A toggle in any of the ways that CMSs print one: `'yes'`/`'no'`, `true`/`false`, `1`/`0`, `''`. */
export function toggleOr(fallback: boolean) {
  return lenient(toggleSetting(fallback), fallback);
}

/** Text; empty where it is nothing else. */
export function text() {
  return lenient(z.string(), '');
}

/** A length: a number of CSS pixels, or as CSS writes it. */
export function length() {
  return z.catch(z.optional(numeric), undefined);
}

/** A list of ids, as numbers or text, or as one comma list; a bad one costs only itself. */
export function ids() {
  const read = z.transform((value: (number | string)[] | number | string) =>
    (Array.isArray(value) ? value : String(value).split(','))
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  );
  const listed = z.array(z.catch(numeric, 0));
  return lenient(z.pipe(z.union([listed, z.number(), z.string()]), read), []);
}

/** A list of names; a bad one costs only itself. */
export function names() {
  const read = z.transform((value: string[]) => value.filter((name) => name.trim() !== ''));
  return lenient(z.pipe(z.array(z.catch(z.string(), '')), read), []);
}

/** A list of the REST API's, which is read entry by entry where it is used. */
export function entries() {
  return z.catch(z.optional(z.array(z.unknown())), undefined);
}

/** One of some words; anything else is the first of them. */
export function wordOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const schema: z.ZodMiniType<Words[number]> = z.enum(words);
  return lenient(schema, words[0]);
}

/** A schema for which nothing is wrong: what is absent or does not fit is `fallback`. */
function lenient<S extends z.ZodMiniType>(
  schema: S,
  fallback: z.core.util.NoUndefined<z.output<S>>,
) {
  return z.catch(z._default(schema, fallback), fallback);
}
