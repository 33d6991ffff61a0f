import * as z from 'zod/mini';
import { firstIssue, type Issue } from './first-issue';

/** A valid value as its shape, or the first fault of an invalid one. */
export type Validated<Shape extends z.ZodMiniType> =
  | { readonly data: z.output<Shape>; readonly issue?: undefined }
  | { readonly data?: undefined; readonly issue: Issue };

/** Validates untrusted data. The first fault ends the validation, so that memory does not grow with their number. */
export function validated<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): Validated<Shape> {
  const issue = firstIssue(shape, value);
  if (issue) return { issue };
  const { success, data, error } = z.safeParse(shape, value);
  return success ? { data } : { issue: error.issues[0] ?? { path: [], message: 'is invalid' } };
}
