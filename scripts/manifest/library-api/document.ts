import { libraryErrorStatuses } from '../../../src/api/error-statuses';
import type { LibraryErrorCode } from '../../../src/api/libraries/errors';
import type { Body, Route } from '../../../src/api/route';
import { cloudRoutes, routeGroups } from '../../../src/api/routes';
import { queryParameters } from './query-parameters';
import { reference, referenceTo, schemas } from './shapes';

type Json = Readonly<Record<string, unknown>>;

/** The routes of the libraries as an OpenAPI 3.1 document. */
export function libraryApi(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'nh-elements: libraries',
      version,
      description:
        'The routes that a CMS implements so that nh-template-library and nh-kit-library can show a cloud library and the site’s own templates. All requests need an administrator’s session cookie and its nonce.',
    },
    servers: [{ url: '/wp-json/nh/v1' }],
    security: [{ cookie: [], nonce: [] }],
    paths: paths([...Object.values(cloudRoutes), ...Object.values(routeGroups.siteTemplates)]),
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
      schemas: schemas(),
    },
  };
}

function paths(routes: readonly Route[]): Json {
  const operations: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const method = route.method.toLowerCase();
    operations[route.path] = { ...operations[route.path], [method]: operation(route) };
  }
  return operations;
}

function operation(route: Route): Json {
  const { summary, body, response, status = 200 } = route;
  return {
    summary,
    parameters: parameters(route),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: { description: 'Success.', content: content(response) },
      ...errorResponses(errorsOf(route)),
    },
  };
}

/** The error codes of a route, with those of the checks that all routes share. */
function errorsOf({ body, errors, isOnce }: Route): readonly LibraryErrorCode[] {
  const isJson = body && !('file' in body);
  // The routes of the libraries fail with codes of the libraries only.
  const own = errors as readonly LibraryErrorCode[];
  const tooLarge = isJson ? (['library-too-large'] as const) : [];
  const reused = isOnce ? (['library-key-reused'] as const) : [];
  return [...own, ...tooLarge, ...reused];
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

function content(body: Body): Json {
  return 'file' in body
    ? { [body.file]: {} }
    : { 'application/json': { schema: referenceTo(body) } };
}

/** The error responses by status, each with its codes. */
function errorResponses(errors: readonly LibraryErrorCode[]): Json {
  const byStatus: Record<string, LibraryErrorCode[]> = {};
  for (const code of errors) {
    const { [code]: status } = libraryErrorStatuses;
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
