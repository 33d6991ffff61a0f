import * as z from 'zod/mini';
import type { SentEvent } from './records';

const text = (length: number) => z.string().check(z.maxLength(length));

const value = z.union([
  text(5000),
  z.number(),
  z.boolean(),
  z.array(text(500)).check(z.maxLength(500)),
]);

const fields = z
  .record(text(200), value)
  .check(z.refine((given) => Object.keys(given).length <= 200));

/** The largest time value of a date, in milliseconds (ECMA-262, Time Values and Time Range). */
const LAST_TIME = 8.64e15;

const sentEvent = z.object({
  id: text(64).check(z.minLength(1)),
  event: text(200).check(z.minLength(1)),
  fields,
  time: z.int().check(z.nonnegative(), z.maximum(LAST_TIME)),
  dropped: z._default(z.int().check(z.nonnegative()), 0),
});

const batch = z.array(sentEvent).check(z.minLength(1), z.maxLength(500));

/** The events in a beacon's body; undefined if the body is invalid. */
export function sentEvents(json: string): readonly SentEvent[] | undefined {
  try {
    return batch.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
