import * as z from 'zod/mini';

const text = z.string();
const QuizSchema = z.tuple([text, text]);
const InvalidFieldSchema = z.object({ field: text, message: text });

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
    quiz: fitting(Object.entries(fields(quiz)), z.tuple([text, QuizSchema])).map(
      ([field, [question, hash]]) => [field, question, hash] as const,
    ),
    captcha: fitting(Object.entries(fields(captcha)), z.tuple([text, text])),
    raw,
  };
}

/**
 * Reads the answer to a submission; null without a status, which alone decides what became of it: a
 * message that was sent must not look as if it had failed for a wrong detail beside it.
 */
export function readFeedback(raw: unknown): Feedback | null {
  const { status, message, posted_data_hash: hash, invalid_fields: invalid } = fields(raw);
  if (typeof status !== 'string' || status === '') return null;
  return {
    ...readRefill(raw),
    status,
    message: typeof message === 'string' ? message : '',
    postedDataHash: typeof hash === 'string' ? hash : undefined,
    invalidFields: fitting(Array.isArray(invalid) ? invalid : [], InvalidFieldSchema),
  };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function fitting<S extends z.ZodMiniType>(values: readonly unknown[], schema: S): z.output<S>[] {
  return values.flatMap((value) => {
    const result = schema.safeParse(value);
    return result.success ? [result.data] : [];
  });
}
