import type * as z from 'zod/mini';
import type { RequestReader } from '../../../server/routes';
import { validated } from '../../../server/validated';
import { PageRefusal } from './page-refusal';

/** Validates requests to the page routes. */
export const pageRequests: RequestReader = {
  body: (value, shape) => checked(shape, value),
  query: ({ req }, shape) => checked(shape, req.query()),
  tooLarge: () => new PageRefusal('nh_page_too_large'),
};

/** @throws PageRefusal that names the first invalid field */
function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const { data, issue } = validated(shape, value);
  if (!issue) return data;
  const path = issue.path.map(String).join('.').slice(0, 200) || 'The request';
  throw new PageRefusal('nh_page_invalid', {}, `${path}: ${issue.message}.`);
}
