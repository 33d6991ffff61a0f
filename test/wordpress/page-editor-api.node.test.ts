import { expect } from 'chai';
import { DescribedCalls } from '../conformance/described-calls';
import { Account } from './account';
import { heading, PageAuthor, pageWith, printed, publishedPage } from './page-author';
import { read, useWordPress, wordPress } from './site';

describe('a page of WordPress in our editor', () => {
  useWordPress();

  it('opens with the content of the block editor, its title, and the rights of the account', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage(
      'opened',
      '<!-- wp:paragraph --><p>From blocks</p><!-- /wp:paragraph -->',
    );
    const page = await ada.open(id);
    expect(page).to.include({ id, type: 'page', title: 'opened', path: '/opened/' });
    expect(page).to.include({ published: true, isCurrent: true, account: 'admin', lock: null });
    expect(page.rights).to.deep.equal({ edit: true, publish: true, settings: true, html: true });
    expect(page.document.page_settings).to.include({
      post_title: 'opened',
      post_status: 'publish',
    });
    expect(JSON.stringify(page.document.content)).to.contain('<p>From blocks</p>');
  });

  it('answers every call of the editor as it is described', async () => {
    const calls = new DescribedCalls('docs/pages-openapi.json');
    const { account, base } = await PageAuthor.of();
    const held = (call: string, path: string, body?: unknown) =>
      calls.held(account, [call, path, body]);
    const id = publishedPage('described', 'x');
    const { revision } = (await held('GET /pages/{id}', `pages/${id}`)) as { revision: number };
    await held('GET /pages/{id}', 'pages/0');
    const document = pageWith(heading('a', 'x'));
    const draft = { ...base(revision), save: 's', document, printed: printed(document) };
    const { revision: next } = await held('PUT /pages/{id}/draft', `pages/${id}/draft`, draft);
    await held('PUT /pages/{id}/draft', `pages/${id}/draft`, { ...draft, save: 't' });
    await held('PUT /pages/{id}/draft', `pages/${id}/draft`, {});
    await held('POST /pages/{id}/publish', `pages/${id}/publish`, base(Number(next)));
    await held('GET /pages/{id}/revisions', `pages/${id}/revisions`);
    await held('GET /pages/{id}/revisions/{number}', `pages/${id}/revisions/${revision}`);
    await held('GET /pages/{id}/revisions/{number}', `pages/${id}/revisions/999999`);
    const restore = `pages/${id}/revisions/${revision}/restore`;
    await held('POST /pages/{id}/revisions/{number}/restore', restore, base(Number(next)));
    await held('POST /pages/{id}/lock', `pages/${id}/lock`, { token: 't' });
    await held('POST /pages/{id}/lock', `pages/${id}/lock`, { token: 'u' });
    await held('DELETE /pages/{id}/lock', `pages/${id}/lock?token=t`);
    const added = await held('POST /pages/{id}/notes', `pages/${id}/notes`, {
      element: null,
      text: 'Is this true?',
    });
    await held('POST /pages/{id}/notes', `pages/${id}/notes`, { element: null, text: ' ' });
    await held('GET /pages/{id}/notes', `pages/${id}/notes`);
    const note = `pages/${id}/notes/${added.id}`;
    await held('PATCH /pages/{id}/notes/{note}', note, { resolved: true });
    await held('PATCH /pages/{id}/notes/{note}', `pages/${id}/notes/1`, { resolved: true });
    // `site-wide-api.node.test.ts` calls these.
    const others = /saved-blocks|variables|site-settings|editor-preferences/;
    const missed = calls.missed.filter((call) => !others.test(call));
    expect(missed).to.deep.equal([]);
  });

  it('has notes, which its editors resolve, and which no visitor and no revision gets', async () => {
    const { account } = await PageAuthor.of();
    const id = publishedPage('noted', 'Text');
    const text = 'It\u2019s \\ "quoted" <b>';
    const { body: note } = await account.call(`POST pages/${id}/notes`, { element: 'a1', text });
    expect(note).to.deep.include({ element: 'a1', text, author: 'admin', resolved: null });
    const list = async () => (await account.call(`GET pages/${id}/notes`)).body.notes;
    expect(await list()).to.deep.equal([note]);
    const change = { resolved: true };
    const { body: resolved } = await account.call(`PATCH pages/${id}/notes/${note.id}`, change);
    expect(resolved).to.have.nested.property('resolved.by', 'admin');
    expect(await list()).to.deep.equal([resolved]);
    expect(await read('/noted/')).not.to.contain('quoted');
    const other = publishedPage('not-noted', 'Text');
    const wrong = await account.call(`PATCH pages/${other}/notes/${note.id}`, change);
    expect([wrong.status, wrong.body.code]).to.deep.equal([404, 'nh_page_no_note']);
    const author = await Account.of('notes-author', 'author');
    expect((await author.call(`POST pages/${id}/notes`, { element: null, text })).status).to.equal(
      403,
    );
  });

  it('opens with the elements that the page builder has saved', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('built-elsewhere', 'x');
    const saved = [{ id: 'a', elType: 'section', settings: [], elements: [heading('b', 'Hi')] }];
    wordPress.php(
      `update_post_meta( ${id}, '_elementor_data', wp_slash( '${JSON.stringify(saved)}' ) );`,
    );
    const { content } = (await ada.open(id)).document;
    expect(content).to.deep.equal([{ ...saved[0], settings: {} }]);
  });

  it('has a draft that visitors do not see until it is published, then with its styles', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('drafted', 'As it was');
    const { revision } = await ada.open(id);
    const big = {
      ...heading('a1', 'A quiet draft'),
      settings: { title: 'A quiet draft', title_color: '#123456' },
    };
    const draft = pageWith(big);
    const { body: saved, status } = await ada.save(id, revision, draft);
    expect(status, JSON.stringify(saved)).to.equal(200);
    expect(saved).to.include({ save: 's1', person: 'admin' });
    expect(saved).to.deep.include({ leftOut: [] });
    expect((await ada.open(id)).document.content).to.deep.equal(draft.content);
    expect(await ada.open(id)).to.include({ published: true, isCurrent: false });
    expect(await read('/drafted/'))
      .to.contain('As it was')
      .and.not.to.contain('A quiet draft');

    expect((await ada.publish(id, Number(saved.revision))).body).to.deep.equal({
      revision: saved.revision,
      path: '/drafted/',
    });
    const html = await read('/drafted/');
    expect(html).to.contain('A quiet draft').and.not.to.contain('As it was');
    expect(html).to.contain('nh-blocks.css').and.contain('#123456');
    expect(await ada.open(id)).to.include({ isCurrent: true, revision: saved.revision });
  });

  it('is previewed with its draft, by those who may edit it', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('previewed', 'As it was');
    const { revision } = await ada.open(id);
    const soon = {
      ...heading('a1', 'Soon'),
      settings: { title: 'Soon', title_color: '#abcde1' },
    };
    await ada.save(id, revision, pageWith(soon));
    const preview = (await ada.editor(id)).previewUrl ?? '';
    expect(await ada.account.read(preview))
      .to.contain('Soon')
      .and.contain('nh-blocks.css');
    for (const address of [preview.replace(wordPress.url, ''), '/previewed/?nh_elements_draft=1']) {
      expect(await read(address)).not.to.match(/Soon|#abcde1/);
    }
  });

  it('is edited with the styles of the site, each once, without those of what is published', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('styled', 'As it was');
    const { revision } = await ada.open(id);
    const red = {
      ...heading('a1', 'Red'),
      settings: { title: 'Red', title_color: '#c0ffee' },
    };
    const { body } = await ada.save(id, revision, pageWith(red));
    await ada.publish(id, Number(body.revision));
    expect(await read('/styled/')).to.contain('#c0ffee');
    const { stylesheets = [] } = (await ada.editor(id)) as { stylesheets?: readonly string[] };
    const texts = stylesheets.map((address) =>
      address.startsWith('data:')
        ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString()
        : address,
    );
    expect(
      texts.filter((text) => /\.nh-e-|#c0ffee|admin-bar|margin-top: 32px/.test(text)),
    ).to.deep.equal([]);
    for (const file of ['nh.css', 'nh-blocks.css']) {
      expect(texts.filter((text) => text.includes(`/${file}`)).length, file).to.equal(1);
    }
  });

  it('gets its title and its slug from the page settings when it is published', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('old-name', 'x');
    const { revision } = await ada.open(id);
    const settings = { post_title: 'Our “new” <i>name</i>', post_name: 'new-name' };
    const { body } = await ada.save(id, revision, { ...pageWith(), page_settings: settings });
    const { body: published } = await ada.publish(id, Number(body.revision));
    expect(published.path).to.equal('/new-name/');
    expect((await ada.open(id)).title).to.equal('Our “new” name');
  });

  it('can be hidden from visitors, and published again', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('hidden', 'x');
    const { revision } = await ada.open(id);
    const hide = { ...ada.base(revision), status: 'draft' };
    expect((await ada.account.call(`POST pages/${id}/publish`, hide)).status).to.equal(200);
    expect((await fetch(`${wordPress.url}/hidden/`)).status).to.equal(404);
    await ada.publish(id, revision);
    expect((await fetch(`${wordPress.url}/hidden/`)).status).to.equal(200);
  });

  it('is never overwritten by a draft of an older revision, also after a change in another editor', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('conflicted', 'x');
    const { revision } = await ada.open(id);
    await ada.save(id, revision, pageWith(heading('a1', 'Mine')));
    const { status, body } = await ada.save(id, revision, pageWith(), { save: 's2' });
    expect(status).to.equal(409);
    expect(body).to.deep.include({ code: 'nh_page_conflict' });
    expect(body).to.have.nested.property('data.save', 's1');

    const { revision: newest } = await ada.open(id);
    wordPress.php(
      `wp_set_current_user( 1 ); wp_update_post( array( 'ID' => ${id}, 'post_content' => 'From the block editor' ) );`,
    );
    expect((await ada.save(id, newest, pageWith(), { save: 's3' })).status).to.equal(409);
    const opened = await ada.open(id);
    expect(JSON.stringify(opened.document)).to.contain('From the block editor');
    expect(opened).to.include({ isCurrent: true });
  });

  it('is saved once when the request is repeated', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('repeated', 'x');
    const { revision } = await ada.open(id);
    const first = await ada.save(id, revision, pageWith(heading('a1', 'Once')));
    const second = await ada.save(id, revision, pageWith(heading('a1', 'Once')));
    expect(second).to.deep.equal(first);
  });

  it('keeps its revisions with WordPress’s own, any of which can be restored in both', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('history', 'Zero');
    const kept = { isKept: true };
    const { revision: zero } = await ada.open(id);
    const { body: one } = await ada.save(id, zero, pageWith(heading('a1', 'One')), kept);
    await ada.publish(id, Number(one.revision));
    const { body: two } = await ada.save(
      id,
      Number(one.revision),
      pageWith(heading('a1', 'Two')),
      kept,
    );
    const { body } = await ada.account.call<{ revisions: Record<string, unknown>[] }>(
      `GET pages/${id}/revisions`,
    );
    const listed = body.revisions.map(({ number, kind, isPublished }) => [
      number,
      kind,
      isPublished,
    ]);
    expect(listed).to.deep.equal([
      [two.revision, 'saved', false],
      [one.revision, 'published', true],
      [zero, 'outside', false],
    ]);
    const restored = await ada.account.call(
      `POST pages/${id}/revisions/${one.revision}/restore`,
      ada.base(Number(two.revision)),
      { 'Idempotency-Key': 'k1' },
    );
    expect(restored.status).to.equal(200);
    expect((await ada.open(id)).document.content).to.deep.equal([heading('a1', 'One')]);

    wordPress.php(`wp_set_current_user( 1 ); wp_restore_post_revision( ${two.revision} );`);
    expect(await read('/history/')).to.contain('Two');
    expect((await ada.open(id)).document.content).to.deep.equal([heading('a1', 'Two')]);
  });

  it('is one revision while one person saves it again and again', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('merged', 'x');
    let { revision } = await ada.open(id);
    for (const title of ['One', 'Two', 'Three']) {
      const { body } = await ada.save(id, revision, pageWith(heading('a1', title)), {
        save: title,
      });
      revision = Number(body.revision);
    }
    const count = `echo count( wp_get_post_revisions( ${id}, array( 'check_enabled' => false ) ) );`;
    expect(wordPress.php(count)).to.equal('2');
  });

  it('is locked for others, in our editor and in those of WordPress', async () => {
    const ada = await PageAuthor.of();
    const grace = await PageAuthor.of('grace', 'editor');
    const id = publishedPage('locked', 'x');
    const { revision } = await ada.open(id);
    expect((await ada.lock(id)).body).to.include({ person: 'admin' });
    const refused = await grace.lock(id);
    expect(refused.status).to.equal(423);
    expect(refused.body).to.have.nested.property('data.by', 'admin');
    expect((await grace.save(id, revision, pageWith())).status).to.equal(423);
    const check = (user: string) =>
      wordPress.php(
        `wp_set_current_user( get_user_by( 'login', '${user}' )->ID ); require_once ABSPATH . 'wp-admin/includes/post.php'; echo (int) wp_check_post_lock( ${id} );`,
      );
    expect(check('grace')).to.equal('1');
    expect((await grace.lock(id, true)).status).to.equal(200);
    expect((await ada.save(id, revision, pageWith())).status).to.equal(423);
    await grace.release(id);
    wordPress.php(
      `wp_set_current_user( get_user_by( 'login', 'grace' )->ID ); require_once ABSPATH . 'wp-admin/includes/post.php'; wp_set_post_lock( ${id} );`,
    );
    expect((await ada.lock(id)).status, 'the block editor of Grace').to.equal(423);
  });

  it('keeps the shortcodes of its texts, which WordPress replaces', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('with-shortcode', 'x');
    const { revision } = await ada.open(id);
    const text = {
      ...heading('a1', ''),
      widgetType: 'text-editor',
      settings: { editor: '<p>[nh_counter ending_number="12"]</p>' },
    };
    const { body } = await ada.save(id, revision, pageWith(text));
    await ada.publish(id, Number(body.revision));
    expect(await read('/with-shortcode/')).to.match(/<nh-counter[^>]*ending_number&quot;:12/);
  });

  it('stays when the plugin goes: its HTML is the content of the post', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('staying', 'x');
    const { revision } = await ada.open(id);
    const { body } = await ada.save(id, revision, pageWith(heading('a1', 'Here to stay')));
    await ada.publish(id, Number(body.revision));
    const content = wordPress.php(`echo get_post( ${id} )->post_content;`);
    expect(content).to.match(
      /^<!-- wp:html -->\n<div class="nh-page[\s\S]*Here to stay[\s\S]*<!-- \/wp:html -->$/,
    );
  });
});

describe('requests of the page editor that are refused', () => {
  useWordPress();

  const routes = (id: string): readonly string[] => [
    `GET pages/${id}`,
    `PUT pages/${id}/draft`,
    `POST pages/${id}/publish`,
    `GET pages/${id}/revisions`,
    `GET pages/${id}/revisions/1`,
    `POST pages/${id}/revisions/1/restore`,
    `POST pages/${id}/lock`,
    `DELETE pages/${id}/lock?token=t`,
  ];

  it('are those without a log-in, without a nonce, and without rights', async () => {
    const id = publishedPage('refusing', 'x');
    const accounts = [
      await Account.of('subscriber', 'subscriber'),
      await Account.of('author', 'author'),
      await Account.of('contributor', 'contributor'),
    ];
    const ada = await Account.of();
    for (const route of routes(id)) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await fetch(`${wordPress.url}/wp-json/nh/v1/${path}`, { method });
      expect(status, route).to.equal(401);
      for (const account of accounts) {
        const body = method === 'GET' ? undefined : {};
        expect((await account.call(route, body)).status, `${account.name}: ${route}`).to.equal(403);
      }
      const stale = { 'X-WP-Nonce': 'deadbeef00' };
      expect((await ada.call(route, undefined, stale)).status, `nonce: ${route}`).to.equal(403);
    }
  });

  it('are those to publish, by somebody who may only write drafts', async () => {
    const hugo = await PageAuthor.of('contributor', 'contributor');
    const id = wordPress.php(
      `echo wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'Draft', 'post_author' => get_user_by( 'login', 'contributor' )->ID ) );`,
    );
    const { revision, rights } = await hugo.open(id);
    expect(rights).to.include({ edit: true, publish: false, html: false });
    const { body } = await hugo.save(id, revision, pageWith(heading('a', 'x')));
    const { status, body: refused } = await hugo.publish(id, Number(body.revision));
    expect([status, refused.code]).to.deep.equal([403, 'nh_page_no_right']);
  });

  it('are those of another shape, of another account, and about pages that do not exist', async () => {
    const ada = await PageAuthor.of();
    const id = publishedPage('shapes', 'x');
    const { revision } = await ada.open(id);
    const two = pageWith(heading('a', 'x'), heading('a', 'x'));
    const many = pageWith(...Array.from({ length: 2001 }, (_, index) => heading(`a${index}`, 'x')));
    const wrong: readonly (readonly [Record<string, unknown>, number])[] = [
      [{ save: 7 }, 400],
      [{ document: [] }, 400],
      [{ document: two }, 400],
      [{ printed: undefined }, 400],
      [{ document: { ...pageWith(), page_settings: JSON.parse('{"__proto__":{}}') } }, 400],
      [{ document: many }, 413],
      [{ account: 'grace' }, 401],
      [{ printed: { html: 'x'.repeat(4 * 1024 * 1024), css: '' } }, 413],
    ];
    for (const [more, expected] of wrong) {
      const { status } = await ada.save(id, revision, pageWith(), more);
      expect(status, JSON.stringify(more).slice(0, 100)).to.equal(expected);
    }
    for (const missing of ['0', '999999', `0${id}`, 'a']) {
      expect((await ada.account.call(`GET pages/${missing}`)).status, missing).to.equal(404);
    }
  });
});

describe('a page by somebody who may not write any HTML', () => {
  useWordPress();

  it('has no code, in its data, its HTML and its CSS, whatever was sent', async () => {
    const hugo = await PageAuthor.of('author', 'author');
    const id = wordPress.php(
      `echo wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'By Hugo', 'post_name' => 'by-hugo', 'post_author' => get_user_by( 'login', 'author' )->ID ) );`,
    );
    const { revision } = await hugo.open(id);
    const text = {
      ...heading('a1', ''),
      widgetType: 'text-editor',
      settings: { editor: '<b>Bold</b><img src=x onerror=alert(1)>', custom_css: 'x{}' },
    };
    const settings = JSON.stringify({
      login_url: 'https://evil.example/',
      items: [{ content: '<svg onload=alert(2)>' }],
    });
    const html = `<div class="nh-page"><b>Bold</b><script>alert(3)</script><a href="javascript:alert(4)">x</a>
      <nh-accordion settings="${settings.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}" onclick="alert(5)"></nh-accordion>
      <form action="https://evil.example/"><input type="password" name="p"></form><!-- wp:html --><!-- <i>
      [nh_text_editor editor="&lt;img src=x onerror=alert(6)&gt;"]</div>`;
    const css =
      '.nh-e-a1{color:red}body{display:none}@import "https://evil.example/";@media (max-width:767px){.nh-e-a1{color:blue}.nh-e-a1{background:url(javascript:1)}}';
    const { status, body } = await hugo.save(id, revision, pageWith(text), {
      printed: { html, css },
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.leftOut).to.deep.equal([
      { element: 'a1', setting: 'editor' },
      { element: 'a1', setting: 'custom_css' },
    ]);
    const { document } = await hugo.open(id);
    expect(JSON.stringify(document)).to.contain('<b>Bold</b>').and.not.to.contain('onerror');
    await hugo.publish(id, Number(body.revision));
    const shown = await read('/by-hugo/');
    expect(shown).to.contain('<b>Bold</b>').and.contain('<nh-accordion');
    expect(shown).to.contain('.nh-e-a1{color:red}').and.contain('.nh-e-a1{color:blue}');
    // WordPress keeps the text of a removed script.
    expect(shown).not.to.match(
      /<script>alert|javascript:|alert\([1256]\)|evil\.example|type="password"/,
    );
    expect(shown).not.to.contain('body{display:none}');
    // An open comment would hide the rest of the page, and one of a block would end the block around the page.
    const content = wordPress.php(`echo get_post( ${id} )->post_content;`);
    expect(content.match(/<!--.*/g)).to.deep.equal(['<!-- wp:html -->', '<!-- /wp:html -->']);
  });

  it('keeps the code that somebody else has added to its data', async () => {
    const ada = await PageAuthor.of();
    const hugo = await PageAuthor.of('author', 'author');
    const id = wordPress.php(
      `echo wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Shared', 'post_author' => get_user_by( 'login', 'author' )->ID ) );`,
    );
    const { revision } = await ada.open(id);
    const coded = {
      ...heading('a1', 'x'),
      settings: { title: 'x', custom_css: 'selector{color:red}' },
    };
    const { body } = await ada.save(id, revision, pageWith(coded));
    const changed = { ...coded, settings: { ...coded.settings, title: 'y' } };
    const { body: saved } = await hugo.save(id, Number(body.revision), pageWith(changed), {
      save: 's2',
    });
    expect(saved.leftOut).to.deep.equal([]);
    expect((await hugo.open(id)).document.content).to.deep.equal([changed]);
  });
});
