import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

/** The descriptions of the query parameters, where the name does not say enough. */
const descriptions: Readonly<Record<string, string>> = {
  folder: 'Only the templates of this folder. Empty: only templates outside of folders.',
  search:
    'Words of the title or description, or their beginnings; of templates, also of the content and of the folder’s name. Upper and lower case and accents make no difference.',
  type: 'Only templates of this type, such as `header`.',
  author: 'Only templates of this author.',
  since: 'Only templates edited at this time or later, in milliseconds since 1970.',
  sort: 'The sort key. Items with equal keys are sorted by their creation.',
  offset: 'The index of the first item.',
  cursor: 'The `next` value of the page before, instead of `offset`.',
  limit: 'The maximum number of items.',
};

/** The parameters of a route's query, with their JSON Schemas. */
export function queryParameters(query: z.ZodMiniObject): readonly Json[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(descriptions[name] && { description: descriptions[name] }),
    schema,
  }));
}
