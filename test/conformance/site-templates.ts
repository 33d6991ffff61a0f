import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { TemplatePage } from '../../src/api/libraries/listing';
import type { Template, TemplateWithContent } from '../../src/api/libraries/template';
import { newTemplate } from '../library-service/service';
import type { Caller } from './caller';
import { DescribedCalls } from './described-calls';

/**
 * Tests of the site's own templates by HTTP alone, for any server of `docs/library-openapi.json`.
 *
 * @param administrator an administrator of the running site
 */
export function siteTemplatesConform(administrator: () => Caller): void {
  const list = async (query: string): Promise<TemplatePage> =>
    (await administrator().call<TemplatePage>(`GET templates?${query}`)).body;

  const total = async (search: string): Promise<number> => (await list(`search=${search}`)).total;

  const keep = async (...titles: readonly string[]): Promise<readonly string[]> => {
    const templates = titles.map((title) => newTemplate(title));
    const { body } = await administrator().call<{ templates: Template[] }>('POST templates', {
      templates,
    });
    return body.templates.map(({ id }) => id);
  };

  const remove = (ids: readonly string[], key?: string) =>
    administrator().call<BulkAnswer>(
      'POST templates/bulk',
      { action: 'delete', selected: { ids } },
      key ? { 'Idempotency-Key': key } : {},
    );

  const undo = ({ undo: id }: BulkAnswer) => administrator().call(`POST templates/undo/${id}`);

  it('answers every call as it is described, successful and failed', async () => {
    const calls = new DescribedCalls('docs/library-openapi.json');
    const held = (call: string, path: string, body?: unknown) =>
      calls.held(administrator(), [call, path, body]);
    const templates = [newTemplate('a'), newTemplate('b')];
    const kept = await held('POST /templates', 'templates', { templates });
    const [{ id } = { id: '' }] = kept.templates as { id: string }[];
    await held('POST /templates', 'templates', { templates: [{}] });
    await held('GET /templates', 'templates?search=a&limit=1&sort=title');
    await held('GET /templates', 'templates?limit=0');
    await held('GET /templates/filters', 'templates/filters');
    await held('GET /templates/{id}', `templates/${id}`);
    await held('GET /templates/{id}', 'templates/999999');
    await held('PATCH /templates/{id}', `templates/${id}`, { title: 'c' });
    await held('PATCH /templates/{id}', 'templates/999999', { title: 'c' });
    const selected = { ids: [id] };
    const deleted = await held('POST /templates/bulk', 'templates/bulk', {
      action: 'delete',
      selected,
    });
    await held('POST /templates/undo/{undo}', `templates/undo/${deleted.undo}`);
    await held('POST /templates/undo/{undo}', `templates/undo/${deleted.undo}`);
    expect(calls.missed.filter((call) => call.includes(' /templates'))).to.deep.equal([]);
  });

  it('refuses a used idempotency key with another body', async () => {
    const key = randomUUID();
    const send = (title: string) =>
      administrator().call(
        'POST templates',
        { templates: [newTemplate(title)] },
        { 'Idempotency-Key': key },
      );
    expect((await send('First')).status).to.equal(201);
    const { status, body } = await send('Second');
    expect([status, body.code]).to.deep.equal([422, 'library-key-reused']);
  });

  it('stores and deletes templates once for requests with one idempotency key', async () => {
    const send = (key: string) =>
      administrator().call<{ templates: Template[] }>(
        'POST templates',
        { templates: [newTemplate('Repeated')] },
        { 'Idempotency-Key': key },
      );
    const [one, two, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const first = await send(one);
    expect((await send(one)).body).to.deep.equal(first.body);
    await send(two);
    expect(await total('repeated')).to.equal(2);
    const ids = first.body.templates.map(({ id }) => id);
    const [left, right] = await Promise.all([remove(ids, gone), remove(ids, gone)]);
    expect(left.body).to.deep.equal(right.body);
    expect(left.body.done).to.equal(1);
    expect(await total('repeated')).to.equal(1);
  });

  it('finds words of titles and contents, without regard to case and accents, page by page', async () => {
    const hidden = {
      ...newTemplate('Nothing to see'),
      content: newTemplate('Jürgen inside').content,
    };
    await keep('Jürgen one', 'jurgen two', 'Other');
    await administrator().call('POST templates', { templates: [hidden] });
    const query = 'search=JURG&sort=title&order=asc&limit=2';
    const found = await list(query);
    expect([found.total, found.items.map(({ title }) => title)]).to.deep.equal([
      3,
      ['Jürgen one', 'jurgen two'],
    ]);
    const next = await list(`${query}&cursor=${found.next}`);
    expect([next.items.map(({ title }) => title), next.next]).to.deep.equal([
      ['Nothing to see'],
      null,
    ]);
  });

  it('finds all templates when there are more than a hundred', async () => {
    for (let batch = 0; batch < 6; batch += 1) {
      await keep(...Array.from({ length: 20 }, (_, at) => `Plenty ${batch} ${at}`));
    }
    expect(await total('plenty')).to.equal(120);
    expect(await total('plenty%205')).to.equal(25);
  });

  it('renames, removes and restores templates, which keep their ids', async () => {
    const [first = '', second] = await keep('Removed soon', 'Removed too');
    await administrator().call(`PATCH templates/${first}`, { title: 'Removed now' });
    const { body } = await remove([first, String(second), '999999']);
    expect(body.done).to.equal(2);
    expect(body.failed).to.deep.equal([{ id: '999999', code: 'library-not-found' }]);
    expect(await total('removed')).to.equal(0);
    expect(
      (await administrator().call(`PATCH templates/${first}`, { title: 'x' })).status,
    ).to.equal(404);
    const [between] = await keep('Comes between');
    expect([first, second]).not.to.include(between);
    expect((await undo(body)).body).to.deep.equal({ done: 2 });
    expect((await administrator().call(`GET templates/${first}`)).body).to.include({
      title: 'Removed now',
    });
    expect((await undo(body)).status).to.equal(410);
  });

  it('removes all templates of a filter, except some', async () => {
    const [, stays] = await keep('Outbound one', 'Outbound two', 'Outbound three');
    const selected = { filter: { search: 'outbound' }, except: [stays] };
    const { body } = await administrator().call<BulkAnswer>('POST templates/bulk', {
      action: 'delete',
      selected,
    });
    expect(body.done).to.equal(2);
    expect((await list('search=outbound')).items.map(({ id }) => id)).to.deep.equal([stays]);
  });

  it('keeps the content and the page settings of a template, also after a restore', async () => {
    const settings = { hide_title: 'yes' };
    const given = { ...newTemplate('With settings'), page_settings: settings };
    const { body: made } = await administrator().call<{ templates: Template[] }>('POST templates', {
      templates: [given],
    });
    const id = made.templates[0]?.id ?? '';
    const inside = async () => {
      const { body } = await administrator().call<TemplateWithContent>(`GET templates/${id}`);
      return { content: body.content, page_settings: body.page_settings, type: body.type };
    };
    const { content, type } = given;
    expect(await inside()).to.deep.equal({ content, type, page_settings: settings });
    await undo((await remove([id])).body);
    expect(await inside()).to.deep.equal({ content, type, page_settings: settings });
  });

  it('stores all templates of a request or none: up to a size, and a number', async () => {
    const small = newTemplate('One of many');
    const large = { ...newTemplate('Too large'), page_settings: { css: 'x'.repeat(2_200_000) } };
    const answers = await Promise.all(
      [[small, large], Array.from({ length: 101 }, () => small)].map((templates) =>
        administrator().call('POST templates', { templates }),
      ),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([413, 400]);
    expect(await total('one%20of%20many')).to.equal(0);
  });

  it('refuses a type, an id and a title that no kit accepts', async () => {
    const valid = newTemplate('Odd');
    const [element] = valid.content;
    for (const odd of [
      { ...valid, type: '' },
      { ...valid, type: 'x'.repeat(65) },
      { ...valid, title: ' ' },
      { ...valid, title: 'x'.repeat(201) },
      { ...valid, content: [{ ...element, id: 'a b' }] },
    ]) {
      const { status } = await administrator().call('POST templates', { templates: [odd] });
      expect(status, JSON.stringify(odd).slice(0, 60)).to.equal(400);
    }
  });
}
