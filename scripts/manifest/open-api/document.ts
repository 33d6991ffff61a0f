import type { Body, Route } from '../../../src/api/route';
import { reference, referenceTo, type Shapes, schemasOf } from './named-shapes';
import { queryParameters } from './query-parameters';

type Json = Readonly<Record<string, unknown>>;

/** A part of the API that gets an OpenAPI document. */
export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly routes: readonly Route[];
  readonly shapes: Shapes;
  /** The HTTP status of each error code. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The code for a JSON body that is too large. */
  readonly tooLarge: string;
}

/** The code for an idempotency key that belongs to a request with another body. */
const KEY_REUSED = 'library-key-reused';

/** Routes as an OpenAPI 3.1 document. */
export function openApi(api: DescribedApi, version: string): Json {
  const { title, description, routes, shapes } = api;
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: '/wp-json/nh/v1' }],
    security: [{ cookie: [], nonce: [] }],
    paths: paths(api, routes),
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The session cookie of the CMS.',
        },
        nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
      },
      schemas: schemasOf(shapes),
    },
  };
}

function paths(api: DescribedApi, routes: readonly Route[]): Json {
  const operations: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const method = route.method.toLowerCase();
    operations[route.path] = { ...operations[route.path], [method]: operation(api, route) };
  }
  return operations;
}

function operation(api: DescribedApi, route: Route): Json {
  const { summary, body, response, status = 200 } = route;
  return {
    summary,
    parameters: parameters(route),
    ...(body && { requestBody: { required: true, content: content(api, body) } }),
    responses: {
      [status]: { description: 'Success.', content: content(api, response) },
      ...errorResponses(api, errorsOf(api, route)),
    },
  };
}

/** The error codes of a route, with those of the checks that all routes share. */
function errorsOf(api: DescribedApi, { body, errors, isOnce }: Route): readonly string[] {
  const isJson = body && !('file' in body);
  return [...errors, ...(isJson ? [api.tooLarge] : []), ...(isOnce ? [KEY_REUSED] : [])];
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Identifies the request. Requests with equal keys within a day run once and get the same response; another body with the same key is refused. A request that failed can be repeated.',
  schema: { type: 'string' },
};

function parameters({ path, query, isOnce }: Route): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return [...inPath, ...(query ? queryParameters(query) : []), ...(isOnce ? [idempotencyKey] : [])];
}

function content({ shapes }: DescribedApi, body: Body): Json {
  return 'file' in body
    ? { [body.file]: {} }
    : { 'application/json': { schema: referenceTo(shapes, body) } };
}

/** The error responses by status, each with its codes. */
function errorResponses({ statuses }: DescribedApi, errors: readonly string[]): Json {
  const byStatus: Record<string, string[]> = {};
  for (const code of errors) {
    const { [code]: status = 400 } = statuses;
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  const schema = reference('Error');
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
