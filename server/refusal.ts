import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A refused request. Every server of this repository answers it in the shape of WordPress's REST errors
 * (docs/compatibility/contact-form.md#errors): `{ code, message, data: { status, …details } }`.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';

  /** @param details more fields of the response's `data` */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The response to a refused request. */
export function refusalResponse(
  context: Context,
  { status, code, message, details }: Pick<Refusal, 'status' | 'code' | 'message' | 'details'>,
): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ code, message, data: { status, ...details } }, status);
}
