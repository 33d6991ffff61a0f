import { expect } from 'chai';
import type { RunningLibraryService } from '../../../library-service/server';
import type { BulkAnswer } from '../../../src/api/libraries/bulk';
import type { TemplatePage } from '../../../src/api/libraries/listing';
import type { Template, TemplateWithContent } from '../../../src/api/libraries/template';
import { siteTemplatesConform } from '../../conformance/site-templates';
import { startSeededLibrary } from '../../library-service/seeded-library';
import { newTemplate } from '../../library-service/service';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Person } from './person';

describe('templates of the site and of its library', () => {
  let library: RunningLibraryService;
  let site: TestSite;
  let person: Person;
  before(async () => {
    library = await startSeededLibrary({
      plans: {
        none: { items: 0, bytes: 0 },
        trial: { items: 2, bytes: 100_000 },
        pro: { items: 1000, bytes: 10_000_000 },
      },
    });
    site = await startSite({ adminPassword, libraryService: library.url });
    person = await Person.at(site);
    await person.connect('ada');
  });
  after(async () => {
    await site.close();
    await library.close();
  });

  const list = async (call: string): Promise<TemplatePage> =>
    (await person.call<TemplatePage>(`GET ${call}`)).body;

  const keep = async (place: 'library/templates' | 'templates', titles: readonly string[]) => {
    const templates = titles.map((title) => newTemplate(title));
    const { body } = await person.call<{ templates: Template[] }>(`POST ${place}`, { templates });
    return body.templates.map(({ id }) => id);
  };

  siteTemplatesConform(() => person);

  it('are not stored for a used idempotency key with another body', async () => {
    for (const place of ['library/templates', 'templates']) {
      const send = (title: string) =>
        person.call(
          `POST ${place}`,
          { templates: [newTemplate(title)] },
          { 'Idempotency-Key': 'used' },
        );
      expect((await send('First')).status, place).to.equal(201);
      const { status, body } = await send('Second');
      expect([status, body.code], place).to.deep.equal([422, 'library-key-reused']);
    }
  });

  it('are stored, copied and deleted once for requests with one idempotency key', async () => {
    for (const place of ['library/templates', 'templates'] as const) {
      const templates = [newTemplate(`Named ${place}`)];
      const send = (key: string) =>
        person.call<{ templates: Template[] }>(
          `POST ${place}`,
          { templates },
          { 'Idempotency-Key': key },
        );
      const first = await send('one');
      expect((await send('one')).body, place).to.deep.equal(first.body);
      await send('two');
      const found = async () => (await list(`${place}?search=named`)).total;
      expect(await found(), place).to.equal(2);
      const selected = { ids: first.body.templates.map(({ id }) => id) };
      const remove = () =>
        person.call<BulkAnswer>(
          `POST ${place}/bulk`,
          { action: 'delete', selected },
          { 'Idempotency-Key': 'gone' },
        );
      const [one, other] = await Promise.all([remove(), remove()]);
      expect(one.body, place).to.deep.equal(other.body);
      expect(one.body.done, place).to.equal(1);
      expect(await found(), place).to.equal(1);
    }
    const [{ id } = expect.fail('nothing was kept')] = (
      await list('library/templates?search=named')
    ).items;
    const copy = () =>
      person.call<BulkAnswer>(
        'POST library/templates/bulk',
        { action: 'copy', selected: { ids: [id] }, destination: { place: 'site' } },
        { 'Idempotency-Key': 'across' },
      );
    const both = await Promise.all([copy(), copy()]);
    expect(both.map(({ body }) => body.done)).to.deep.equal([1, 1]);
    expect((await copy()).body.done).to.equal(1);
    // One existed before.
    expect((await list('templates?search=named')).total).to.equal(2);
  });

  it('are listed, searched and sorted alike in both places', async () => {
    const titles = ['Zürich one', 'zurich two', 'Other'];
    for (const place of ['library/templates', 'templates'] as const) {
      await keep(place, titles);
      const found = await list(`${place}?search=zur&sort=title&order=asc&limit=1`);
      expect(found.total, place).to.equal(2);
      expect(found.items[0]?.title, place).to.equal('Zürich one');
      const next = await list(
        `${place}?search=zur&sort=title&order=asc&limit=1&cursor=${found.next}`,
      );
      expect(next.items[0]?.title, place).to.equal('zurich two');
      expect(next.next, place).to.equal(null);
    }
  });

  it('are stored quickly, also when the site has many with the same title', async () => {
    const hundred = Array.from({ length: 100 }, () => 'The same');
    for (let times = 0; times < 10; times += 1) await keep('templates', hundred);
    const page = await list('templates?search=same&sort=title&order=asc&limit=100');
    expect([page.total, page.items.length]).to.deep.equal([1000, 100]);
    const slugs = site.rows("SELECT slug FROM documents WHERE slug LIKE 'the-same%' ORDER BY id");
    expect(slugs.at(-1)).to.include({ slug: 'the-same-1000' });
  });

  it('get slugs that a kit accepts, also when two have the same title of 200 letters', async () => {
    await keep('templates', ['x'.repeat(200), 'x'.repeat(200), 'x'.repeat(200)]);
    const slugs = site.rows("SELECT slug FROM documents WHERE slug LIKE 'xxx%'");
    expect(new Set(slugs.map(({ slug }) => slug)).size).to.equal(3);
    for (const { slug } of slugs) expect(String(slug)).to.have.length.at.most(200);
  });

  it('are refused with a type or an id that no kit accepts', async () => {
    const valid = newTemplate('Odd');
    const [element] = valid.content;
    for (const odd of [
      { ...valid, type: '' },
      { ...valid, type: 'x'.repeat(65) },
      { ...valid, content: [{ ...element, id: 'a b' }] },
    ]) {
      for (const place of ['templates', 'library/templates']) {
        const { status } = await person.call(`POST ${place}`, { templates: [odd] });
        expect(status, place).to.equal(400);
      }
    }
  });

  it('keep their page settings on the site, after a restore, and on the way to the library and back', async () => {
    const settings = { hide_title: 'yes' };
    const templates = [{ ...newTemplate('With settings'), page_settings: settings }];
    const made = await person.call<{ templates: Template[] }>('POST templates', { templates });
    const ids = made.body.templates.map(({ id }) => id);
    const inside = async (place: string) => {
      const { items } = await list(`${place}?search=with%20settings`);
      const { body } = await person.call<TemplateWithContent>(`GET ${place}/${items[0]?.id}`);
      return body.page_settings;
    };
    expect(await inside('templates')).to.deep.equal(settings);
    const selected = { ids };
    const gone = await person.call<BulkAnswer>('POST templates/bulk', {
      action: 'delete',
      selected,
    });
    await person.call(`POST templates/undo/${gone.body.undo}`);
    expect(await inside('templates')).to.deep.equal(settings);
    const [back] = (await list('templates?search=with%20settings')).items;
    await person.call('POST templates/bulk', {
      action: 'move',
      selected: { ids: [back?.id] },
      destination: { place: 'cloud', folder: null },
    });
    expect(await inside('library/templates')).to.deep.equal(settings);
    const [above] = (await list('library/templates?search=with%20settings')).items;
    await person.call('POST library/templates/bulk', {
      action: 'copy',
      selected: { ids: [above?.id] },
      destination: { place: 'site' },
    });
    expect(await inside('templates')).to.deep.equal(settings);
  });

  it('can be moved from the site to a folder of the library', async () => {
    const ids = await keep('templates', ['Upwards one', 'Upwards two']);
    const folder = await person.call('POST library/folders', { name: 'Arrived' });
    const destination = { place: 'cloud', folder: folder.body.id };
    const selected = { ids };
    const copied = await person.call<BulkAnswer>('POST templates/bulk', {
      action: 'copy',
      selected,
      destination,
    });
    expect(copied.body).to.deep.equal({ done: 2, failed: [] });
    expect((await list('templates?search=upwards')).total).to.equal(2);
    const moved = await person.call<BulkAnswer>('POST templates/bulk', {
      action: 'move',
      selected,
      destination,
    });
    expect(moved.body.done).to.equal(2);
    expect((await list('templates?search=upwards')).total).to.equal(0);
    const inFolder = await list(`library/templates?folder=${folder.body.id}`);
    expect(inFolder.total).to.equal(4);
  });

  it('can be moved from the library to the site by a filter with exceptions', async () => {
    const [, stays] = await keep('library/templates', ['Down one', 'Down two', 'Down three']);
    const { body } = await person.call<BulkAnswer>('POST library/templates/bulk', {
      action: 'move',
      selected: { filter: { search: 'down' }, except: [stays] },
      destination: { place: 'site' },
    });
    expect(body.done).to.equal(2);
    expect((await list('library/templates?search=down')).total).to.equal(1);
    expect((await list('templates?search=down')).total).to.equal(2);
  });

  for (const [from, to, destination] of [
    ['templates', 'library/templates', { place: 'cloud', folder: null }],
    ['library/templates', 'templates', { place: 'site' }],
  ] as const) {
    it(`return from ${to} completely when the move is undone`, async () => {
      const word = destination.place;
      const ids = await keep(from, [`There ${word} one`, `There ${word} two`]);
      const count = async (place: string) => (await list(`${place}?search=there+${word}`)).total;
      const { body } = await person.call<BulkAnswer>(`POST ${from}/bulk`, {
        action: 'move',
        selected: { ids },
        destination,
      });
      expect([await count(from), await count(to)]).to.deep.equal([0, 2]);
      const root = from === 'templates' ? 'templates' : 'library';
      await person.call(`POST ${root}/undo/${body.undo}`);
      expect([await count(from), await count(to)]).to.deep.equal([2, 0]);
    });
  }

  /** Simulates a library that stops after a number of calls. */
  const endsAfter = async <T>(calls: number, of: RegExp, act: () => Promise<T>): Promise<T> => {
    const { fetch } = globalThis;
    let left = calls;
    globalThis.fetch = (address, init) => {
      const isMeant = String(address).startsWith(library.url) && of.test(String(address));
      if (isMeant && left-- <= 0) return Promise.reject(new TypeError('fetch failed'));
      return fetch(address, init);
    };
    return act().finally(() => {
      globalThis.fetch = fetch;
    });
  };

  const thirty = (word: string): string[] =>
    Array.from({ length: 30 }, (_, number) => `${word} ${number}`);

  it('all stay in the library when it stops during a move to the site', async () => {
    const ids = await keep('library/templates', thirty('Halfdown'));
    const move = { action: 'move', selected: { ids }, destination: { place: 'site' } };
    const { status } = await endsAfter(25, /\/templates\/\d+$/, () =>
      person.call('POST library/templates/bulk', move),
    );
    expect(status).to.equal(502);
    expect((await list('templates?search=halfdown')).total).to.equal(0);
    expect((await list('library/templates?search=halfdown')).total).to.equal(30);
  });

  it('are reported by name if they stayed when the library stops during a move to it', async () => {
    const ids = await keep('templates', thirty('Halfup'));
    const destination = { place: 'cloud', folder: null };
    const move = { action: 'move', selected: { ids }, destination };
    const { body } = await endsAfter(1, /\/v1\/templates$/, () =>
      person.call<BulkAnswer>('POST templates/bulk', move),
    );
    expect(body.done).to.equal(20);
    expect(body.failed.map(({ code }) => code)).to.deep.equal(
      Array.from({ length: 10 }, () => 'error-loading-resource'),
    );
    expect((await list('templates?search=halfup')).total).to.equal(10);
    expect((await list('library/templates?search=halfup')).total).to.equal(20);
  });

  it('are reported by name if they exceed the library’s quota', async () => {
    const ids = await keep('templates', ['Large a', 'Large b', 'Large c']);
    const editor = await Person.at(site, 'editor');
    await editor.connect('tom');
    const { body } = await editor.call<BulkAnswer>('POST templates/bulk', {
      action: 'copy',
      selected: { ids },
      destination: { place: 'cloud', folder: null },
    });
    expect(body.done + body.failed.length).to.equal(3);
    expect(body.failed[0]).to.deep.include({ title: 'Large a', code: 'insufficient-quota' });
  });
});
