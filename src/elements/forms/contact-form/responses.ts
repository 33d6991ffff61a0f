/** New quiz questions and captcha images from the server. */
export interface Refill {
  /** Field name, question and hash of its answer. */
  readonly quiz: readonly (readonly [field: string, question: string, hash: string])[];
  /** Field name and address of its new image. */
  readonly captcha: readonly (readonly [field: string, address: string])[];
  /** The unchanged response, for event details. */
  readonly raw: unknown;
}

/** The server's response to a submission. */
export interface Feedback extends Refill {
  readonly status: string;
  readonly message: string;
  readonly postedDataHash: string | undefined;
  readonly invalidFields: readonly { readonly field: string; readonly message: string }[];
}

/** Parses a refill. Invalid entries are dropped; PHP prints an empty map as `[]`. */
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
 * Parses the response to a submission; null if it has no status. Ignores other invalid fields, so that a
 * sent message is not reported as failed because of a wrong detail.
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
