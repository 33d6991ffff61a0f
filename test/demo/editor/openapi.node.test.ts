import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { adminPassword } from '../kits/administrator';
import { Person } from '../libraries/person';
import { siteForTests } from '../site';
import { aPage, heading, pageWith } from './author';

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { schema: { $ref: string } }>> }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const api = JSON.parse(readFileSync('docs/pages-openapi.json', 'utf8')) as OpenApi;
const ajv = new Ajv2020({ strict: false }).addSchema(api, 'api');

describe('the OpenAPI description of the pages', () => {
  const server = siteForTests({ adminPassword });

  it('matches every call, successful and failed', async () => {
    const person = await Person.at(server());
    const answered = new Set<string>();
    /** Sends a call, and validates its response against the description. */
    const held = async (documented: string, path: string, body?: unknown) => {
      const [method = ''] = documented.split(' ');
      const { status, body: answer } = await person.call(`${method} ${path}`, body);
      const operation = api.paths[documented.slice(method.length + 1)]?.[method.toLowerCase()];
      const { $ref } = operation?.responses[status]?.content['application/json']?.schema ?? {};
      expect($ref, `${documented}: ${status} ${JSON.stringify(answer)}`).to.be.a('string');
      const validate = ajv.getSchema(`api${$ref}`);
      expect(validate?.(answer), `${documented}: ${ajv.errorsText(validate?.errors)}`).to.equal(
        true,
      );
      if (status < 300) answered.add(documented);
      return answer;
    };
    const { id } = aPage(server());
    const base = (revision: number) => ({ revision, account: 'admin', lock: 't' });
    const draft = { ...base(1), save: 's', document: pageWith(heading('a', 'x')) };
    await held('GET /pages/{id}', `pages/${id}`);
    await held('GET /pages/{id}', 'pages/0');
    await held('PUT /pages/{id}/draft', `pages/${id}/draft`, draft);
    await held('PUT /pages/{id}/draft', `pages/${id}/draft`, draft);
    await held('PUT /pages/{id}/draft', `pages/${id}/draft`, {});
    await held('POST /pages/{id}/publish', `pages/${id}/publish`, base(2));
    await held('POST /pages/{id}/publish', `pages/${id}/publish`, { ...base(2), account: 'x' });
    await held('GET /pages/{id}/revisions', `pages/${id}/revisions`);
    await held('GET /pages/{id}/revisions/{number}', `pages/${id}/revisions/1`);
    await held('GET /pages/{id}/revisions/{number}', `pages/${id}/revisions/99`);
    const restore = 'POST /pages/{id}/revisions/{number}/restore';
    await held(restore, `pages/${id}/revisions/1/restore`, base(2));
    await held(restore, `pages/${id}/revisions/1/restore`, base(2));
    await held('POST /pages/{id}/lock', `pages/${id}/lock`, { token: 't' });
    await held('POST /pages/{id}/lock', `pages/${id}/lock`, { token: 'u' });
    await held('DELETE /pages/{id}/lock', `pages/${id}/lock?token=t`);
    await held('DELETE /pages/{id}/lock', `pages/${id}/lock`);
    const notes = `pages/${id}/notes`;
    const note = await held('POST /pages/{id}/notes', notes, { element: null, text: 'x' });
    await held('POST /pages/{id}/notes', notes, { element: null, text: '' });
    await held('GET /pages/{id}/notes', notes);
    await held('PATCH /pages/{id}/notes/{note}', `${notes}/${note.id}`, { resolved: true });
    await held('PATCH /pages/{id}/notes/{note}', `${notes}/99`, { resolved: true });

    const blocks = 'saved-blocks';
    const content = [heading('a', 'x')];
    const block = await held('POST /saved-blocks', blocks, { title: 'A', content });
    await held('POST /saved-blocks', blocks, {});
    await held('GET /saved-blocks', blocks);
    await held('GET /saved-blocks/{id}', `${blocks}/${block.id}`);
    await held('GET /saved-blocks/{id}/uses', `${blocks}/${block.id}/uses`);
    await held('PATCH /saved-blocks/{id}', `${blocks}/${block.id}`, { revision: 1, title: 'B' });
    await held('PATCH /saved-blocks/{id}', `${blocks}/${block.id}`, { revision: 1, title: 'C' });
    await held('DELETE /saved-blocks/{id}', `${blocks}/${block.id}?leave=nothing`);
    await held('DELETE /saved-blocks/{id}', `${blocks}/${block.id}`);
    await held('DELETE /saved-blocks/{id}', `${blocks}/${block.id}`);

    const value = { color: '#fff' };
    const made = await held('POST /variables', 'variables', { kind: 'color', title: 'A', value });
    await held('POST /variables', 'variables', {});
    await held('GET /variables', 'variables');
    const one = `variables/color/${made.id}`;
    const path = '/variables/{kind}/{variable}';
    await held(`PATCH ${path}`, one, { revision: made.revision, title: 'B' });
    await held(`PATCH ${path}`, one, { revision: made.revision, title: 'C' });
    await held(`GET ${path}/uses`, `${one}/uses`);
    await held(`DELETE ${path}`, 'variables/color/primary');
    await held(`DELETE ${path}`, one);
    await held(`DELETE ${path}`, one);

    const preferences = 'editor-preferences';
    await held('GET /editor-preferences', preferences);
    await held('PATCH /editor-preferences', preferences, { checklist: false });
    await held('PATCH /editor-preferences', preferences, { checklist: 1 });
    const site = await held('GET /site-settings', 'site-settings');
    const change = { revision: site.revision, set: { h2_color: '#fff' } };
    await held('PATCH /site-settings', 'site-settings', change);
    await held('PATCH /site-settings', 'site-settings', change);
    await held('PATCH /site-settings', 'site-settings', {});

    const documented = Object.entries(api.paths).flatMap(([name, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${name}`),
    );
    expect(
      documented.filter((call) => !answered.has(call)),
      'never answered in good',
    ).to.deep.equal([]);
  });
});
