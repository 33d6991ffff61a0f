import type * as z from 'zod/mini';
import { LibraryRefusal } from './library-refusal';
import type { RequestReader } from './routes';
import { validated } from './validated';

/** Validates requests to a library. */
export const libraryRequests: RequestReader = {
  body: (value, shape) => checked(shape, value),
  query: ({ req }, shape) => checked(shape, req.query()),
  tooLarge: () => new LibraryRefusal('library-too-large'),
};

/** @throws LibraryRefusal that names the first invalid field */
function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const { data, issue } = validated(shape, value);
  if (!issue) return data;
  const path = issue.path.join('.') || 'The request';
  throw new LibraryRefusal('library-invalid', `${path}: ${issue.message}.`);
}
