import { expect } from 'chai';
import { administrator, adminPassword } from '../kits/administrator';
import { siteForTests } from '../site';

describe('the edit screen of a document', () => {
  const site = siteForTests({ adminPassword });
  const address = (path: string) => `${site().url}/content/edit/${path}`;

  /** Opens the edit screen of a document as administrator. */
  async function editor(path: string) {
    const { cookie } = await administrator(site());
    const page = await (await fetch(address(path), { headers: { cookie } })).text();
    const csrf = /name="csrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const send = (fields: Readonly<Record<string, string>>) =>
      fetch(address(path), {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ csrf, action: 'save', ...fields }),
        redirect: 'manual',
      });
    return { page, send };
  }

  it('saves title, excerpt, status and the time of the change', async () => {
    const { page, send } = await editor('page/about');
    expect(page).to.include('value="About the bindery"');
    const before = Date.now();
    const response = await send({ title: ' About <us> ', excerpt: 'Short.', status: 'draft' });
    expect([response.status, response.headers.get('location')]).to.deep.equal([
      303,
      '/content#page-about',
    ]);
    const [row] = site().rows("SELECT * FROM documents WHERE type = 'page' AND slug = 'about'");
    expect(row).to.include({ title: 'About <us>', excerpt: 'Short.', status: 'draft' });
    expect(row?.edited).to.be.at.least(before);
    expect(JSON.parse(String(row?.content)).length).to.be.greaterThan(1);
  });

  it('removes a document', async () => {
    const { send } = await editor('template/quote');
    expect((await send({ action: 'remove' })).status).to.equal(303);
    expect(site().rows("SELECT * FROM documents WHERE slug = 'quote'")).to.deep.equal([]);
  });

  it('changes nothing without a title or without the CSRF token', async () => {
    const { send } = await editor('post/blue-week');
    const untitled = await send({ title: ' ' });
    expect([untitled.status, await untitled.text()].join()).to.match(/^422.*needs a title/s);
    expect((await send({ title: 'X', csrf: 'x' })).status).to.equal(403);
    const [row] = site().rows("SELECT title FROM documents WHERE slug = 'blue-week'");
    expect(row).to.include({ title: 'Blue week' });
  });

  it('requires an administrator and an existing document', async () => {
    const visitor = await fetch(address('page/about'), { method: 'POST', redirect: 'manual' });
    expect(visitor.headers.get('location')).to.match(/^\/login/);
    const { cookie } = await administrator(site());
    for (const path of ['page/nothing', 'user/admin', 'astra-portfolio/x']) {
      expect((await fetch(address(path), { headers: { cookie } })).status, path).to.equal(404);
    }
  });
});
