import * as z from 'zod/mini';
import { LibraryRefusal } from './library-refusal';
import type { RequestReader } from './routes';

/** Validates requests to a library. */
export const libraryRequests: RequestReader = {
  body: (value, shape) => validated(shape, value),
  query: ({ req }, shape) => validated(shape, req.query()),
  tooLarge: () => new LibraryRefusal('library-too-large'),
};

/** @throws LibraryRefusal that names the first invalid field */
function validated<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const { success, data, error } = z.safeParse(shape, value);
  if (success) return data;
  const [issue] = error.issues;
  const path = issue?.path.join('.') || 'The request';
  throw new LibraryRefusal('library-invalid', `${path}: ${issue?.message ?? 'is invalid'}.`);
}
