import { expect } from 'chai';
import type { BuilderElement } from '../../../../src/page';
import { adminPassword } from '../../kits/administrator';
import { Person } from '../../libraries/person';
import { siteForTests } from '../../site';

interface Changed {
  readonly change: string;
  readonly ids: readonly string[];
}

const heading = (title: string, settings: object = {}): BuilderElement => ({
  id: '1234567',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title, ...settings },
  elements: [],
});

describe('the REST calls of the builder page', () => {
  const site = siteForTests({ adminPassword });
  let person: Person;
  before(async () => {
    person = await Person.at(site());
  });

  const stored = (slug = 'about') => {
    const [row] = site().rows(
      `SELECT content, value FROM documents LEFT JOIN page_settings ON document = documents.id
       WHERE type = 'page' AND slug = ?`,
      slug,
    );
    const content = JSON.parse(String(row?.content)) as BuilderElement[];
    return { content, settings: JSON.parse(String(row?.value ?? '{}')) as object };
  };

  const insert = (body: object, slug = 'about') =>
    person.call<Changed>(`POST documents/page/${slug}/elements`, { pageSettings: null, ...body });

  const shown = async (slug = 'about') => (await fetch(`${site().url}/pages/${slug}`)).text();

  it('append elements with new ids, and show them to visitors', async () => {
    const before = stored().content;
    const twice = [heading('Come twice'), heading('Come twice')];
    const { status, body } = await insert({ content: twice });
    expect(status).to.equal(201);
    const { content } = stored();
    expect(content.slice(0, -2)).to.deep.equal(before);
    expect(content.slice(-2).map(({ id }) => id)).to.deep.equal(body.ids);
    expect(new Set([...body.ids, '1234567']).size).to.equal(3);
    expect((await shown()).match(/<h2[^>]*>Come twice<\/h2>/g)).to.have.length(2);
  });

  it('insert elements after another, in the same parent', async () => {
    const [columns] = stored().content;
    const first = columns?.elements[0]?.elements[0];
    const { body } = await insert({ content: [heading('In between')], after: first?.id });
    const inside = stored().content[0]?.elements[0]?.elements.map(({ id }) => id);
    expect(inside?.slice(0, 2)).to.deep.equal([first?.id, body.ids[0]]);
  });

  it('merge a template’s page settings, or leave the document’s unchanged', async () => {
    const content = [heading('Settings')];
    await insert({ content, pageSettings: { hide_title: 'yes', padding: 1 } }, 'visit');
    await insert({ content, pageSettings: { padding: 2 } }, 'visit');
    await insert({ content }, 'visit');
    expect(stored('visit').settings).to.deep.equal({ hide_title: 'yes', padding: 2 });
    expect(await shown('visit')).to.include('<h1 class="cms-hidden">');
  });

  it('remove an element, and undo every change, last first', async () => {
    const first = stored();
    const inserted = await insert({ content: [heading('Soon gone')], pageSettings: { a: 1 } });
    const second = stored();
    const [id] = inserted.body.ids;
    const removed = await person.call<Changed>(`DELETE documents/page/about/elements/${id}`);
    expect(stored().content).to.deep.equal(first.content);
    const undo = (change: string) => person.call(`POST documents/page/about/undo/${change}`);
    expect((await undo(inserted.body.change)).status).to.equal(409);
    expect((await undo(removed.body.change)).status).to.equal(200);
    expect(stored()).to.deep.equal(second);
    expect((await undo(inserted.body.change)).status).to.equal(200);
    expect(stored()).to.deep.equal(first);
    expect((await undo(inserted.body.change)).body).to.include({ code: 'document-undo-gone' });
  });

  it('refuse to undo after a later change, or after a day', async () => {
    const { body } = await insert({ content: [heading('Mine')] });
    const theirs = await insert({ content: [heading('Theirs')] });
    const answer = await person.call(`POST documents/page/about/undo/${body.change}`);
    expect(answer.body).to.include({ code: 'document-changed' });
    site().pass(25 * 3_600_000);
    const later = await Person.at(site());
    await later.call('POST documents/page/about/elements', {
      content: [heading('Later')],
      pageSettings: null,
    });
    const late = await later.call(`POST documents/page/about/undo/${theirs.body.change}`);
    expect(late.status).to.equal(410);
    person = later;
  });

  it('refuse invalid, too many and missing elements', async () => {
    const before = stored();
    const code = async (body: object) => (await insert(body)).body;
    const many = Array.from({ length: 2001 }, () => heading(''));
    const odd = { ...heading('x'), widgetType: '"><script>' };
    let deep: BuilderElement = heading('deep');
    for (let depth = 0; depth < 100; depth++) deep = { ...heading('x'), elements: [deep] };
    expect(await code({ content: [] })).to.include({ code: 'rest_invalid_param' });
    expect(await code({ content: [odd] })).to.include({ code: 'rest_invalid_param' });
    expect(await code({ content: [deep] })).to.include({ code: 'rest_invalid_json' });
    expect(await code({ content: many })).to.include({ code: 'document-full' });
    expect(await code({ content: [heading('x')], after: 'x' })).to.include({
      code: 'document-element-gone',
    });
    expect((await insert({ content: [heading('x')] }, 'nowhere')).status).to.equal(404);
    const gone = await person.call('DELETE documents/page/about/elements/x');
    expect(gone.body).to.include({ code: 'document-element-gone' });
    expect(stored()).to.deep.equal(before);
  });

  it('remove unsafe addresses', async () => {
    const link = { url: 'javascript:alert(1)' };
    const { body } = await insert({ content: [heading('Link', { link })] });
    const kept = stored().content.find(({ id }) => id === body.ids[0]);
    expect(kept?.settings).to.deep.equal({ title: 'Link', link: { url: '' } });
  });

  it('require an administrator with a nonce', async () => {
    const { cookie } = person;
    for (const headers of [{}, { cookie }, { cookie, 'X-WP-Nonce': 'guessed' }]) {
      const address = `${site().url}/wp-json/nh/v1/documents/page/about/elements`;
      const response = await fetch(address, { method: 'POST', headers: headers as HeadersInit });
      expect(response.status).to.be.oneOf([401, 403]);
    }
  });

  it('have a page for administrators only', async () => {
    const address = `${site().url}/content/build/page/about`;
    const visitor = await fetch(address, { redirect: 'manual' });
    expect(visitor.headers.get('location')).to.match(/^\/login/);
    const page = await (await fetch(address, { headers: { cookie: person.cookie } })).text();
    expect(page).to.include('data-element_type="container"').and.include('<nh-template-library ');
    for (const path of ['page/nothing', 'astra-portfolio/x']) {
      const response = await fetch(`${site().url}/content/build/${path}`);
      expect(response.status, path).to.equal(404);
    }
  });
});
