import { expect } from 'chai';
import { guest } from '../../../demo/pages/guest';
import type { BuilderElement } from '../../../src/page';
import { adminPassword, loggedIn } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Author, aPage, heading, pageWith, visited } from './author';

const nested = (levels: number): BuilderElement =>
  levels === 0
    ? heading('a0', 'x')
    : {
        id: `a${levels}`,
        elType: 'container',
        settings: {},
        elements: [nested(levels - 1)],
      };

const html = (id: string, code: string): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'html',
  settings: { html: code },
  elements: [],
});

describe('the page routes', () => {
  let site: TestSite;
  let ada: Author;
  let id = '';
  let path = '';
  before(async () => {
    site = await startSite({
      adminPassword,
      pageRights: (person) => (person === 'editor' ? { publish: false, settings: false } : {}),
    });
    ada = await Author.at(site);
    ({ id, path } = aPage(site));
  });
  after(() => site.close());

  it('refuse subscribers, requests without a nonce, and those of other sites', async () => {
    const { cookie, nonce } = await loggedIn(site, guest.name, guest.password);
    const call = (headers: Record<string, string>) =>
      fetch(`${site.url}/wp-json/nh/v1/pages/${id}`, { headers });
    expect((await call({ cookie, 'X-WP-Nonce': nonce })).status).to.be.oneOf([401, 403]);
    expect((await call({ cookie: ada.person.cookie })).status).to.equal(401);
    expect((await call({ cookie: ada.person.cookie, 'X-WP-Nonce': 'x' })).status).to.equal(403);
  });

  it('refuse what the account has no right to do, and name the right', async () => {
    const grace = await Author.at(site, 'editor');
    const { body } = await grace.open(id);
    expect(body.rights).to.deep.equal({ edit: true, publish: false, settings: false, html: false });
    const refused = async (call: string, request?: unknown) => {
      const answer = await grace.person.call<{ code: string; data: object }>(call, request);
      expect(answer.status, call).to.equal(403);
      expect(answer.body.code).to.equal('nh_page_no_right');
      return answer.body.data;
    };
    expect((await grace.publish(id, 1)).body).to.deep.include({
      code: 'nh_page_no_right',
      data: { status: 403, right: 'publish' },
    });
    expect(await refused('DELETE saved-blocks/1')).to.deep.include({ right: 'publish' });
    expect(await refused('PATCH saved-blocks/1', {})).to.deep.include({ right: 'publish' });
    expect(await refused('POST variables', {})).to.deep.include({ right: 'settings' });
    expect(await refused('PATCH variables/color/primary', {})).to.include({ right: 'settings' });
    expect(await refused('DELETE variables/color/primary')).to.include({ right: 'settings' });
    expect(await refused('PATCH site-settings', {})).to.include({ right: 'settings' });
  });

  it('refuse an account without the right to edit, whatever other rights it has', async () => {
    const limited = await startSite({
      adminPassword,
      pageRights: (person) => (person === 'editor' ? { edit: false } : {}),
    });
    try {
      const grace = await Author.at(limited, 'editor');
      const answers = [await grace.publish(aPage(limited).id, 1)];
      for (const call of [
        'PATCH saved-blocks/1',
        'DELETE saved-blocks/1',
        'POST variables',
        'PATCH variables/color/primary',
        'DELETE variables/color/primary',
        'PATCH site-settings',
      ]) {
        const request = call.startsWith('DELETE') ? undefined : {};
        answers.push(await grace.person.call(call, request));
      }
      for (const { status, body } of answers) {
        expect([status, body.data]).to.deep.equal([403, { status: 403, right: 'edit' }]);
      }
    } finally {
      await limited.close();
    }
  });

  it('refuse the editor of somebody who has logged out for somebody else', async () => {
    const { status, body } = await ada.save(id, 1, pageWith(), { account: 'editor' });
    expect(status).to.equal(401);
    expect(body.code).to.equal('nh_page_other_account');
  });

  it('refuse documents of another shape, with a sentence that names the field', async () => {
    const documents: readonly unknown[] = [
      null,
      [],
      'x',
      { format: 2, content: [], page_settings: {} },
      { ...pageWith(), content: 'x' },
      { ...pageWith(), page_settings: [1] },
      pageWith({ ...heading('a b', 'x') }),
      pageWith({ ...heading('a1', 'x'), elements: {} as never }),
      pageWith({ ...heading('a1', 'x'), widgetType: '"><script>' }),
    ];
    for (const document of documents) {
      const { status, body } = await ada.save(id, 1, document);
      expect(status, JSON.stringify(document)).to.equal(400);
      expect(body.message).to.match(/^document[\w.]*: .+\.$/);
    }
    expect((await ada.save(id, 1, pageWith(), { save: '../x' })).status).to.equal(400);
    expect((await ada.open(id)).body.revision).to.equal(1);
  });

  it('refuse JSON that is too deep, too large, or changes prototypes', async () => {
    expect((await ada.save(id, 1, pageWith(nested(60)))).status).to.equal(400);
    const large = pageWith(heading('a1', 'x'.repeat(5 * 1024 * 1024)));
    expect((await ada.save(id, 1, large)).status).to.equal(413);
    const many = Array.from({ length: 2001 }, (_, index) => heading(`a${index}`, 'x'));
    expect((await ada.save(id, 1, pageWith(...many))).body.code).to.equal('nh_page_full');
    const text = JSON.stringify({ __proto__: null, document: pageWith() });
    const polluted = text.replace('"content"', '"__proto__":{"x":1},"content"');
    const answer = await ada.person.call(
      `PUT pages/${id}/draft`,
      new TextEncoder().encode(polluted),
    );
    expect(answer.status).to.equal(400);
  });

  it('give ids of their own to elements with the same id', async () => {
    const { body } = await ada.save(id, 1, pageWith(heading('a1', 'x'), heading('a1', 'y')));
    const { document } = (await ada.open(id)).body;
    expect(new Set(document.content.map((one) => one.id)).size).to.equal(2);
    expect(body.revision).to.equal(2);
  });

  it('leave out new code of an account without the right, and keep what was there', async () => {
    const { revision } = (await ada.open(id)).body;
    const script = '<p>Fine</p><script>alert(1)</script>';
    const { body } = await ada.save(
      id,
      revision,
      pageWith(html('a1', script), {
        ...heading('a2', '<img src=x onerror=alert(2)>'),
        settings: { title: '<img src=x onerror=alert(2)>', custom_css: 'selector{color:red}' },
      }),
    );
    expect(body.leftOut).to.deep.equal([
      { element: 'a1', setting: 'html' },
      { element: 'a2', setting: 'title' },
      { element: 'a2', setting: 'custom_css' },
    ]);
    const saved = JSON.stringify((await ada.open(id)).body.document);
    expect(saved)
      .to.include('Fine')
      .and.not.match(/script|onerror|selector/);
  });

  it('leave out page settings of an account without the right, and save the rest', async () => {
    const grace = await Author.at(site, 'editor');
    const named = { ...pageWith(), page_settings: { post_title: 'Kept' } };
    await ada.save(id, (await ada.open(id)).body.revision, named);
    const { revision, document } = (await grace.open(id)).body;
    const { post_title: _, ...others } = document.page_settings;
    const draft = {
      ...document,
      content: [heading('a9', 'Her text')],
      page_settings: { ...others, hide_title: 'yes', custom_css: 'selector{}' },
    };
    const { body } = await grace.save(id, revision, draft);
    expect(body.leftOut).to.have.deep.members(
      ['post_title', 'hide_title', 'custom_css'].map((setting) => ({ element: null, setting })),
    );
    const after = (await grace.open(id)).body.document;
    expect(after.content).to.deep.equal(draft.content);
    expect(after.page_settings).to.deep.equal(document.page_settings);
    const same = await grace.save(id, revision + 1, { ...draft, page_settings: others });
    expect(same.body.leftOut).to.deep.equal([{ element: null, setting: 'post_title' }]);
    const untouched = await grace.save(id, revision + 2, { ...after, content: [] });
    expect(untouched.body.leftOut).to.deep.equal([]);
  });

  it('keep code that somebody with the right has added', async () => {
    const permitted = await startSite({
      adminPassword,
      pageRights: (person) => ({ html: person === 'admin' }),
    });
    try {
      const [first, second] = [await Author.at(permitted), await Author.at(permitted, 'editor')];
      const code = html('a1', '<script>console.log(1)</script>');
      await first.save(aPage(permitted).id, 1, pageWith(code));
      const next = pageWith(code, html('a2', '<script>console.log(2)</script>'));
      const { body } = await second.save(aPage(permitted).id, 2, next);
      expect(body.leftOut).to.deep.equal([{ element: 'a2', setting: 'html' }]);
      const { document } = (await second.open(aPage(permitted).id)).body;
      expect(document.content[0]).to.deep.equal(code);
      // The printer shows visitors no script, whoever has saved it.
      await first.publish(aPage(permitted).id, 3);
      expect(await visited(permitted, aPage(permitted).path)).to.not.include('console.log');
    } finally {
      await permitted.close();
    }
  });

  it('know no works, removed pages or pages with strange ids', async () => {
    for (const wrong of ['0', '999999', '99999999999999999999999']) {
      expect((await ada.open(wrong)).body, wrong).to.deep.include({ code: 'nh_page_not_found' });
    }
    expect((await ada.open('1%20OR%201')).status).to.equal(404);
    expect(path).to.match(/^\/pages\//);
  });
});
