import * as z from 'zod/mini';

const text = z.string();
const renewals = {
  /** Field → [question, hash of the answer]. */
  quiz: z.catch(z.optional(z.record(text, z.tuple([text, text]))), undefined),
  /** Field → address of a new image. */
  captcha: z.catch(z.optional(z.record(text, text)), undefined),
};

/** What the server renews: quiz questions and captcha images. PHP prints an empty map as `[]`. */
export const RefillSchema = z.object(renewals);
export type Refill = z.output<typeof RefillSchema>;

/** The server's answer to a submission. */
export const FeedbackSchema = z.object({
  ...renewals,
  status: text,
  message: z._default(text, ''),
  posted_data_hash: z.catch(z.optional(text), undefined),
  invalid_fields: z.catch(z._default(z.array(z.object({ field: text, message: text })), []), []),
});
export type Feedback = z.output<typeof FeedbackSchema>;
