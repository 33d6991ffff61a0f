/** What the server renews: quiz questions and captcha images. */
export interface Refill {
  /** Field → question and hash of its answer. */
  readonly quiz: readonly (readonly [field: string, question: string, hash: string])[];
  /** Field → address of a new image. */
  readonly captcha: readonly (readonly [field: string, address: string])[];
  /** The answer as it came, for the events. */
  readonly raw: unknown;
}

/** The server's answer to a submission. */
export interface Feedback extends Refill {
  readonly status: string;
  readonly message: string;
  readonly postedDataHash: string | undefined;
  readonly invalidFields: readonly { readonly field: string; readonly message: string }[];
}

/** Reads a refill. What does not fit costs only itself; PHP prints an empty map as `[]`. */
export function readRefill(raw: unknown): Refill {
  const { quiz, captcha } = fields(raw);
  return {
    quiz: Object.entries(fields(quiz)).flatMap(([field, pair]) => {
      const [question, hash] = Array.isArray(pair) && pair.length === 2 ? pair : [];
      return isText(question) && isText(hash) ? [[field, question, hash] as const] : [];
    }),
    captcha: Object.entries(fields(captcha)).flatMap(([field, address]) =>
      isText(address) ? [[field, address] as const] : [],
    ),
    raw,
  };
}

/**
 * Reads the answer to a submission; null without a status, which alone decides what became of it: a
 * message that was sent must not look as if it had failed for a wrong detail beside it.
 */
export function readFeedback(raw: unknown): Feedback | null {
  const { status, message, posted_data_hash: hash, invalid_fields: invalid } = fields(raw);
  if (!isText(status) || status === '') return null;
  return {
    ...readRefill(raw),
    status,
    message: isText(message) ? message : '',
    postedDataHash: isText(hash) ? hash : undefined,
    invalidFields: (Array.isArray(invalid) ? invalid : []).flatMap((entry: unknown) => {
      const { field, message: reason } = fields(entry);
      return isText(field) && isText(reason) ? [{ field, message: reason }] : [];
    }),
  };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
