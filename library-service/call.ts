import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Account } from './accounts/accounts';
import { Refusal } from './refusal';

/** What is known in every call of an account. */
export type Env = { Variables: { account: Account } };

/** The request's JSON, of this shape. @throws Refusal it is not */
export async function bodyOf<Shape extends z.ZodMiniType>(
  { req }: Context,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const json: unknown = await req.json().catch(() => undefined);
  return checked(shape, json);
}

/** A value of this shape. @throws Refusal that names the first field that is not */
export function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.infer<Shape> {
  const { success, data, error } = z.safeParse(shape, value);
  if (success) return data;
  const [issue] = error.issues;
  const path = issue?.path.join('.') || 'The request';
  throw new Refusal(
    'library-invalid',
    `${path}: ${issue?.message ?? 'is not of the right shape'}.`,
  );
}

/** A whole number of a query, which comes as text. */
export const count = (least: number, most: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(least), z.lte(most)), fallback);
