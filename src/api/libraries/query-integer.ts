import * as z from 'zod/mini';

/** An integer query parameter, which arrives as text. */
export const queryInteger = (minimum: number, maximum: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum)), fallback);
