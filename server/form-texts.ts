import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * The texts of a posted form, by name. Files and repeated fields are left out.
 *
 * @throws HTTPException 400: the body is no form
 */
export async function formTexts(context: Context): Promise<Readonly<Record<string, string>>> {
  const form = await context.req.parseBody().catch((cause: unknown) => {
    if (cause instanceof HTTPException) throw cause;
    throw new HTTPException(400, { message: 'The request has no readable form.', cause });
  });
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
