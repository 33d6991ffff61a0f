import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { makeSeedAccounts } from '../../../library-service/seeds';
import { type RunningLibraryService, startLibraryService } from '../../../library-service/server';
import { kitArchive } from '../../library-service/kit-archive';
import { newDatabase } from '../../library-service/new-database';
import { newTemplate } from '../../library-service/service';
import { temporaryFolder } from '../../shared';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Person } from './person';

interface Content {
  readonly 'application/json'?: { readonly schema: { readonly $ref: string } };
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly responses: Readonly<Record<string, { content: Content }>> }>
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const api = JSON.parse(readFileSync('docs/library-openapi.json', 'utf8')) as OpenApi;
const ajv = new Ajv2020({ strict: false }).addSchema(api, 'api');

/** Each documented call with parameters filled in, in a working order. */
type Recipe = readonly [call: string, path: string, body?: unknown];

describe('the OpenAPI description of the libraries', () => {
  let library: RunningLibraryService;
  let site: TestSite;
  let person: Person;
  const answered = new Set<string>();
  before(async () => {
    library = await startLibraryService({
      port: 0,
      dataDir: temporaryFolder('nh-library'),
      databaseUrl: await newDatabase(),
      seed: false,
    });
    await makeSeedAccounts(library.service);
    site = await startSite({ adminPassword, libraryService: library.url });
    person = await Person.at(site);
    await person.connect('ada');
  });
  after(async () => {
    await site.close();
    await library.close();
  });

  /** Sends a call, and validates its response against the documentation. */
  async function held([call, path, body]: Recipe): Promise<Record<string, unknown>> {
    const [method = '', documented = ''] = call.split(' ');
    const { status, body: answer } = await person.call(`${method} ${path}`, body);
    const { [documented]: { [method.toLowerCase()]: operation } = {} } = api.paths;
    const { content } = operation?.responses[status] ?? {};
    expect(content, `${call} is answered with ${status}: ${JSON.stringify(answer)}`).to.be.an(
      'object',
    );
    const { $ref } = content?.['application/json']?.schema ?? {};
    if ($ref) {
      const validate = ajv.getSchema(`api${$ref}`);
      expect(validate?.(answer), `${call}: ${ajv.errorsText(validate?.errors)}`).to.equal(true);
    }
    if (status < 300) answered.add(call);
    return answer;
  }

  it('matches every call, successful and failed', async () => {
    await held(['GET /library', 'library']);
    await held(['POST /library/connect', 'library/connect', { returnTo: '/' }]);
    await held(['POST /library/connect', 'library/connect', {}]);
    await held(['PUT /library/account/plan', 'library/account/plan', { plan: 'pro' }]);
    await held(['PUT /library/account/plan', 'library/account/plan', { plan: 'gold' }]);
    const { id: folder } = await held([
      'POST /library/folders',
      'library/folders',
      { name: 'One' },
    ]);
    await held(['POST /library/folders', 'library/folders', { name: 'one' }]);
    await held(['PATCH /library/folders/{id}', `library/folders/${folder}`, { name: 'Two' }]);
    await held(['PATCH /library/folders/{id}', 'library/folders/99', { name: 'Two' }]);
    await held(['GET /library/folders', 'library/folders']);
    for (const place of ['library/templates', 'templates']) {
      const name = `/${place}`;
      const templates = [newTemplate('a'), newTemplate('b')];
      const kept = await held([`POST ${name}`, place, { templates }]);
      const [{ id } = { id: '' }] = kept.templates as { id: string }[];
      await held([`POST ${name}`, place, { templates: [{}] }]);
      await held([`GET ${name}`, `${place}?search=a&limit=1&sort=title`]);
      await held([`GET ${name}`, `${place}?limit=0`]);
      await held([`GET ${name}/{id}`, `${place}/${id}`]);
      await held([`GET ${name}/{id}`, `${place}/99999`]);
      await held([`PATCH ${name}/{id}`, `${place}/${id}`, { title: 'c' }]);
      await held([`PATCH ${name}/{id}`, `${place}/99999`, { title: 'c' }]);
      const { undo } = await held([
        `POST ${name}/bulk`,
        `${place}/bulk`,
        { action: 'delete', selected: { ids: [id] } },
      ]);
      const undos = place === 'templates' ? 'templates/undo' : 'library/undo';
      await held([`POST /${undos}/{undo}`, `${undos}/${undo}`]);
      await held([`POST /${undos}/{undo}`, `${undos}/${undo}`]);
    }
    const { id: kit } = await held([
      'POST /library/kits',
      'library/kits',
      await kitArchive({ name: 'kit', title: 'A kit' }),
    ]);
    await held(['POST /library/kits', 'library/kits', new TextEncoder().encode('no zip')]);
    await held(['GET /library/kits', 'library/kits?search=kit']);
    await held(['GET /library/kits/{id}', `library/kits/${kit}`]);
    await held(['GET /library/kits/{id}', 'library/kits/99']);
    await held(['GET /library/kits/{id}/file', `library/kits/${kit}/file`]);
    await held(['DELETE /library/kits/{id}', `library/kits/${kit}`]);
    await held(['DELETE /library/kits/{id}', `library/kits/${kit}`]);
    await held(['DELETE /library/folders/{id}', `library/folders/${folder}`]);
    await held(['DELETE /library/folders/{id}', `library/folders/${folder}`]);
    await held(['GET /library/thumbnails/{name}', 'library/thumbnails/abc']);
    await held(['DELETE /library', 'library']);
    for (const call of ['folders', 'templates', 'kits'] as const) {
      await held([`GET /library/${call}`, `library/${call}`]);
    }
    const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const missed = documented.filter((call) => !answered.has(call));
    expect(missed, 'calls that were never answered in good').to.deep.equal([
      'GET /library/thumbnails/{name}',
    ]);
  });
});
