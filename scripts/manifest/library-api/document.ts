import { refusalStatuses } from '../../../library-service/refusal';
import type { LibraryErrorCode } from '../../../src/elements/kits/libraries/wire/errors';
import { type Operation, operations, queryParameters } from './operations';
import { reference, schemas } from './shapes';

type Json = Readonly<Record<string, unknown>>;

/** The libraries' calls as an OpenAPI 3.1 document. */
export function libraryApi(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'nh-elements: libraries',
      version,
      description:
        'What a CMS answers so that nh-template-library and nh-kit-library can show a cloud library and the site’s own templates. All calls are for administrators, with the session’s cookie and its nonce.',
    },
    servers: [{ url: '/wp-json/nh/v1' }],
    security: [{ cookie: [], nonce: [] }],
    paths: paths(),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The CMS’s own.' },
        nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
      },
      schemas: schemas(),
    },
  };
}

function paths(): Json {
  const found: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    found[operation.path] = { ...found[operation.path], [operation.method]: described(operation) };
  }
  return found;
}

function described(operation: Operation): Json {
  const { summary, body, answer, status = 200, errors } = operation;
  return {
    summary,
    parameters: parameters(operation),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: { description: 'Done.', content: content(answer) },
      ...refusals(errors),
    },
  };
}

const requestKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'What the request is called. It is done once, however often it comes under that name within a day, and answered the same; a refused one can be sent again.',
  schema: { type: 'string' },
};

function parameters({ path, query = [], isOnce }: Operation): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = query.map((name) => ({ name, in: 'query', ...queryParameters[name] }));
  return [...inPath, ...inQuery, ...(isOnce ? [requestKey] : [])];
}

function content(of: Operation['answer']): Json {
  return 'file' in of ? { [of.file]: {} } : { 'application/json': { schema: reference(of.shape) } };
}

/** By status: which codes it is answered with. */
function refusals(errors: readonly LibraryErrorCode[]): Json {
  const byStatus: Record<string, LibraryErrorCode[]> = {};
  for (const code of errors) {
    const { [code]: status } = refusalStatuses;
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
