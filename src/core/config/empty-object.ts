import type * as z from 'zod/mini';

/** Parses `data`; PHP prints an empty object as `[]`, which is read as `{}` where no array fits. */
export function parsedWith<T>(
  schema: z.ZodMiniType<T>,
  data: unknown,
): z.core.util.SafeParseResult<T> {
  const result = schema.safeParse(data);
  if (result.success || !Array.isArray(data) || data.length > 0) return result;
  const asObject = schema.safeParse({});
  return asObject.success ? asObject : result;
}
