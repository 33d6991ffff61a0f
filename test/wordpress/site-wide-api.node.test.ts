import { expect } from 'chai';
import type { Use } from '../../src/api/pages/document';
import type { EditorPreferences } from '../../src/api/pages/preferences';
import type { SavedBlock, SavedBlockWithContent } from '../../src/api/pages/saved-block';
import type { StoredSiteSettings } from '../../src/api/pages/site-settings';
import type { Variable } from '../../src/api/pages/variable';
import { editedSite } from '../../src/editor/element/edited-site';
import type { PageEditorElementProps } from '../../src/editor/element/page-editor.element';
import { printedForServer } from '../../src/editor/element/printed-for-server';
import {
  type Elements,
  type PageDocument,
  savedBlockElement,
  withSavedBlocks,
} from '../../src/page';
import { DescribedCalls } from '../conformance/described-calls';
import { unsoundSettings, unsoundVariables } from '../conformance/unsound-values';
import { Account } from './account';
import { heading, PageAuthor, pageWith, printed, publishedPage } from './page-author';
import { read, useWordPress, wordPress } from './site';

/** The site without the page builder, whose kit would be shared. */
function withoutBuilder(): void {
  before(() => {
    wordPress.php("update_option( 'nh_stand_in_no_builder', '1' );");
  });
  after(() => {
    wordPress.php(
      "delete_option( 'nh_stand_in_no_builder' ); delete_option( 'nh_elements_kit' ); delete_option( 'nh_elements_site_css' );",
    );
  });
}

/** The pages whose HTML is out of date. */
interface Unprinted {
  readonly pages: readonly {
    readonly id: string;
    readonly mark: string;
    readonly document: PageDocument;
    readonly settings: PageEditorElementProps['settings'];
  }[];
}

let ada: PageAuthor;
const call = <Body = Record<string, unknown>>(what: string, body?: unknown) =>
  ada.account.call<Body>(what, body);
const saveBlock = async (title: string, content: Elements) =>
  (await call<SavedBlock>('POST saved-blocks', { title, content })).body;

/** Publishes a page with elements; returns its id and the newest revision. */
async function publishedWith(name: string, ...elements: Elements): Promise<[string, number]> {
  const id = publishedPage(name, 'x');
  const { revision } = await ada.open(id);
  const saved = Number((await ada.save(id, revision, pageWith(...elements))).body.revision);
  await ada.publish(id, saved);
  return [id, saved];
}

describe('the site-wide calls of the page editor in WordPress', () => {
  useWordPress();
  withoutBuilder();

  it('are answered as they are described', async () => {
    ada = await PageAuthor.of();
    const calls = new DescribedCalls('docs/pages-openapi.json');
    const held = (route: string, path: string, body?: unknown) =>
      calls.held(ada.account, [route, path, body]);
    const content = [heading('a', 'x')];
    const block = await held('POST /saved-blocks', 'saved-blocks', { title: 'Block', content });
    await held('POST /saved-blocks', 'saved-blocks', { title: 'Block' });
    const one = `saved-blocks/${block.id}`;
    await held('GET /saved-blocks', 'saved-blocks');
    await held('GET /saved-blocks/{id}', one);
    await held('GET /saved-blocks/{id}', 'saved-blocks/012');
    await held('PATCH /saved-blocks/{id}', one, { revision: 1, title: 'Renamed' });
    await held('PATCH /saved-blocks/{id}', one, { revision: 1, title: 'Again' });
    await held('GET /saved-blocks/{id}/uses', `${one}/uses`);
    await held('DELETE /saved-blocks/{id}', one);
    const added = await held('POST /variables', 'variables', {
      kind: 'color',
      title: 'Ink',
      value: { color: '#123456' },
    });
    const ink = `variables/color/${added.id}`;
    await held('GET /variables', 'variables');
    const { revision } = added;
    await held('PATCH /variables/{kind}/{variable}', ink, { revision, title: 'Blue' });
    await held('PATCH /variables/{kind}/{variable}', ink, { revision, title: 'Red' });
    await held('GET /variables/{kind}/{variable}/uses', `${ink}/uses`);
    await held('DELETE /variables/{kind}/{variable}', ink);
    await held('DELETE /variables/{kind}/{variable}', ink);
    const now = await held('GET /site-settings', 'site-settings');
    const change = { revision: now.revision, set: { h2_color: '#aa0000' } };
    await held('PATCH /site-settings', 'site-settings', change);
    await held('PATCH /site-settings', 'site-settings', change);
    await held('GET /editor-preferences', 'editor-preferences');
    await held('PATCH /editor-preferences', 'editor-preferences', { checklist: false });
    await held('PATCH /editor-preferences', 'editor-preferences', { colorScheme: 'pink' });
    const others = /saved-blocks|variables|site-settings|editor-preferences/;
    expect(calls.missed.filter((route) => others.test(route))).to.deep.equal([]);
  });

  it('are refused without the rights of WordPress', async () => {
    ada = await PageAuthor.of();
    const { id } = await saveBlock('Kept', [heading('a', 'x')]);
    const author = await Account.of('site-author', 'author');
    const editor = await Account.of('site-editor', 'editor');
    const settings = { set: { h2_color: '#00aa00' }, revision: 'x' };
    for (const [account, what, body] of [
      [author, `PATCH saved-blocks/${id}`, { revision: 1, title: 'x' }],
      [author, `DELETE saved-blocks/${id}`, undefined],
      [editor, 'POST variables', { kind: 'color', title: 'x', value: { color: 'red' } }],
      [editor, 'PATCH site-settings', settings],
    ] as const) {
      const answer = await account.call(what, body);
      expect([answer.status, answer.body.code], what).to.deep.equal([403, 'nh_page_no_right']);
    }
    expect((await author.call('GET saved-blocks')).status).to.equal(200);
    const subscriber = await Account.of('site-subscriber', 'subscriber');
    for (const what of ['GET saved-blocks', 'GET variables', 'GET editor-preferences']) {
      expect((await subscriber.call(what)).status, what).to.equal(403);
    }
    await call(`DELETE saved-blocks/${id}`);
  });
});

describe('a saved block in WordPress', () => {
  useWordPress();
  withoutBuilder();
  before(async () => {
    ada = await PageAuthor.of();
  });

  const change = (id: string, body: object) => call(`PATCH saved-blocks/${id}`, body);
  const remove = (id: string, query = '') =>
    call<{ copied: Use[]; data: { uses: Use[] } }>(`DELETE saved-blocks/${id}${query}`);
  const contentOf = async (id: string) =>
    (await call<SavedBlockWithContent>(`GET saved-blocks/${id}`)).body.content;

  it('has a revision of WordPress for each change, and is never overwritten by an older one', async () => {
    const { id } = await saveBlock(' Opening hours ', [heading('x', 'Nine to five')]);
    const { body } = await change(id, { revision: 1, content: [heading('x', 'Ten to six')] });
    expect(body).to.deep.include({ title: 'Opening hours', revision: 2, used: 0, author: 'admin' });
    expect(await contentOf(id)).to.deep.equal([heading('x', 'Ten to six')]);
    const { status, body: refused } = await change(id, { revision: 1, title: 'C' });
    expect(status).to.equal(409);
    expect(refused).to.deep.include({ data: { status: 409, revision: 2 } });
    const kept = wordPress.php(
      `foreach ( wp_get_post_revisions( ${id} ) as $one ) { echo get_metadata( 'post', $one->ID, '_nh_elements_page', true ); }`,
    );
    expect(kept).to.contain('Ten to six');
    expect((await call(`GET pages/${id}`)).status, 'as a page').to.equal(404);
    await remove(id);
  });

  it('is listed with the pages, drafts and blocks that contain it, and is not deleted while they do', async () => {
    const { id } = await saveBlock('Listed', [heading('x', 'one')]);
    const [page, revision] = await publishedWith('with-block', savedBlockElement('b1', id));
    const drafted = publishedPage('with-block-draft', 'x');
    const opened = await ada.open(drafted);
    await ada.save(drafted, opened.revision, pageWith(savedBlockElement('b1', id)));
    const outer = await saveBlock('Listed outside', [savedBlockElement('y', id)]);
    const { uses } = (await call<{ uses: Use[] }>(`GET saved-blocks/${id}/uses`)).body;
    expect(uses.map((use) => [use.page, use.published])).to.have.deep.members([
      [page, true],
      [drafted, false],
      [null, false],
    ]);
    const refused = await remove(id);
    expect([refused.status, refused.body.data.uses.length]).to.deep.equal([409, 3]);

    const { status, body } = await remove(id, '?leave=copies');
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.copied).to.have.length(3);
    for (const one of [page, drafted]) {
      const { document } = await ada.open(one);
      expect(document.content.map(({ widgetType }) => widgetType)).to.deep.equal(['heading']);
    }
    expect((await contentOf(outer.id)).map(({ widgetType }) => widgetType)).to.deep.equal([
      'heading',
    ]);
    expect((await ada.save(page, revision, pageWith())).status, 'an open editor').to.equal(409);
    await remove(outer.id);
  });

  it('leaves the same copies as the library: ids of nested blocks too', async () => {
    const inner = await saveBlock('Inner', [heading('x', 'one'), heading('y', 'two')]);
    const outer = await saveBlock('Outer', [
      { ...heading('box', ''), elements: [savedBlockElement('inner', inner.id)] },
    ]);
    // The id of the last one leaves no room for a place, so the ids of its elements are hashes.
    const document = pageWith(
      savedBlockElement('b1', outer.id),
      savedBlockElement('b2', outer.id),
      savedBlockElement('c'.repeat(64), inner.id),
    );
    const contents = new Map([
      [inner.id, await contentOf(inner.id)],
      [outer.id, await contentOf(outer.id)],
    ]);
    const [page] = await publishedWith('nested-blocks', ...document.content);
    await remove(outer.id, '?leave=copies');
    await remove(inner.id, '?leave=copies');
    const expanded = withSavedBlocks(document, (id) => contents.get(id));
    expect((await ada.open(page)).document.content).to.deep.equal(expanded.content);
  });

  it('cannot contain itself, not even through another one', async () => {
    const { id } = await saveBlock('Self', [heading('x', 'one')]);
    const { id: outer } = await saveBlock('Around', [savedBlockElement('y', id)]);
    for (const block of [id, outer]) {
      const { body } = await change(id, { revision: 1, content: [savedBlockElement('z', block)] });
      expect(body.code, block).to.equal('nh_block_in_itself');
    }
    await remove(outer);
    await remove(id);
  });

  it('never becomes too large for a page that contains it', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => heading(`h${index}`, 'x'));
    const { id } = await saveBlock('Many', many(1));
    const references = Array.from({ length: 6 }, (_, index) => savedBlockElement(`b${index}`, id));
    const [page] = await publishedWith('many-blocks', ...references);
    const { status, body } = await change(id, { revision: 1, content: many(1000) });
    expect([status, body.code]).to.deep.equal([413, 'nh_page_full']);
    expect(body).to.have.nested.property('data.uses[0].page', page);
    await remove(id, '?leave=copies');
  });

  it('is not deleted while another person has a page open that would get a copy', async () => {
    const { id } = await saveBlock('Locked', [heading('x', 'one')]);
    const [page] = await publishedWith('locked-block', savedBlockElement('b1', id));
    const grace = await PageAuthor.of('block-editor', 'editor');
    await grace.lock(page);
    const refused = await remove(id, '?leave=copies');
    expect(refused.body).to.have.property('code', 'nh_page_locked');
    expect((await ada.open(page)).document.content[0]?.widgetType).to.equal('global');
    await grace.release(page);
    expect((await remove(id, '?leave=copies')).status).to.equal(200);
  });

  it('is saved without the code that its author may not add', async () => {
    const author = await Account.of('block-author', 'author');
    const content = [heading('x', '<b>x</b><script>alert(1)</script>')];
    const { body } = await author.call<SavedBlock>('POST saved-blocks', { title: 'A', content });
    expect(JSON.stringify(await contentOf(body.id)))
      .to.include('<b>x</b>')
      .and.not.include('script');
    await remove(body.id);
  });

  it('changes on every page that contains it, without a new revision of the page', async () => {
    const { id } = await saveBlock('Shown', [heading('x', 'Nine to five')]);
    const [page] = await publishedWith('shown-block', savedBlockElement('b1', id));
    // The namespace of the plugin's own routes, beside that of the library's.
    const route = '../../nh-elements/v1/unprinted';
    const outdated = async () =>
      (
        await call<{ pages: { id: string; mark: string; document: PageDocument }[] }>(
          `GET ${route}`,
        )
      ).body.pages;
    const print = async () => {
      for (const { id: one, mark, document } of await outdated()) {
        await call(`POST ${route}/${one}`, { ...printed(document), mark });
      }
    };
    await print();
    expect(await read('/shown-block/')).to.include('Nine to five');
    const before = await ada.open(page);
    await change(id, { revision: 1, content: [heading('x', 'Ten to six')] });
    await print();
    const html = await read('/shown-block/');
    expect(html).to.include('Ten to six').and.not.include('Nine to five');
    const after = await ada.open(page);
    expect([after.revision, after.isCurrent]).to.deep.equal([before.revision, true]);
    expect((await outdated()).some((one) => one.id === page)).to.equal(false);
    await remove(id, '?leave=copies');
  });
});

describe('the variables of a WordPress site', () => {
  useWordPress();
  withoutBuilder();
  before(async () => {
    ada = await PageAuthor.of();
  });

  const add = (body: object) => call<Variable>('POST variables', body);
  const connected = (type: string, id: string, key: string) => ({
    ...heading('a1', 'Hello'),
    settings: { title: 'Hello', __globals__: { [key]: `globals/${type}?id=${id}` } },
  });

  it('are not deleted while a setting refers to them; on request their value is left there', async () => {
    const ink = (await add({ kind: 'color', title: 'Ink', value: { color: '#abcdef' } })).body;
    const [page] = await publishedWith('with-variable', connected('colors', ink.id, 'title_color'));
    const refused = await call(`DELETE variables/color/${ink.id}`);
    expect(refused.body).to.have.nested.property('data.uses[0].page', page);
    expect((await call(`DELETE variables/color/${ink.id}?leave=values`)).status).to.equal(200);
    const { content } = (await ada.open(page)).document;
    expect(content[0]?.settings).to.deep.equal({ title: 'Hello', title_color: '#abcdef' });
  });

  it('leave each part of a typography where it was connected', async () => {
    const value = { typography_font_family: 'Karla', typography_font_weight: '700' };
    const font = (await add({ kind: 'typography', title: 'Big', value })).body;
    const [page] = await publishedWith(
      'with-font',
      connected('typography', font.id, 'typography_typography'),
    );
    await call(`DELETE variables/typography/${font.id}?leave=values`);
    const { content } = (await ada.open(page)).document;
    expect(content[0]?.settings).to.deep.equal({
      title: 'Hello',
      typography_typography: 'custom',
      ...value,
    });
  });

  it('show their new values in the preview of a draft too', async () => {
    const ink = (await add({ kind: 'color', title: 'Ink', value: { color: '#aa1111' } })).body;
    const element = connected('colors', ink.id, 'title_color');
    const [page, revision] = await publishedWith('with-drafted-ink', element);
    const drafted = { ...element, settings: { ...element.settings, title: 'Drafted' } };
    await ada.save(page, revision, pageWith(drafted));
    const route = '../../nh-elements/v1/unprinted';
    await call(`PATCH variables/color/${ink.id}`, {
      revision: ink.revision,
      value: { color: '#22bb22' },
    });
    const { pages } = (await call<Unprinted>(`GET ${route}`)).body;
    for (const { id, mark, document, settings } of pages) {
      const html = printedForServer(document, editedSite(settings, undefined));
      await call(`POST ${route}/${id}`, { ...html, mark });
    }
    const preview = (await ada.editor(page)).previewUrl ?? '';
    for (const html of [await ada.account.read(preview), await read('/with-drafted-ink/')]) {
      expect(html).to.contain('#22bb22').and.not.to.contain('#aa1111');
    }
    expect(await ada.account.read(preview)).to.contain('Drafted');
    expect((await call<Unprinted>(`GET ${route}`)).body.pages).to.deep.equal([]);
    expect((await ada.open(page)).isCurrent).to.equal(false);
    await call(`DELETE variables/color/${ink.id}?leave=values`);
  });

  it('have sound values and names only', async () => {
    for (const body of unsoundVariables) {
      expect((await add(body)).status, JSON.stringify(body)).to.equal(400);
    }
    const value = { color: '#fff', custom_css: 'x' };
    const added = (await add({ kind: 'color', title: 'A', value })).body;
    expect(added.value).to.deep.equal({ color: '#fff' });
    const size = { size: 12, unit: 'px' };
    expect((await add({ kind: 'size', title: 'S', value: { size } })).body.value).to.deep.equal({
      size,
    });
    for (const path of ['color/nothing', 'colors/primary', '__proto__/x']) {
      expect((await call(`DELETE variables/${path}`)).status, path).to.equal(404);
    }
  });
});

describe('the variables of a WordPress site with the page builder', () => {
  useWordPress();

  it('are those of its kit, and its own are not deleted', async () => {
    ada = await PageAuthor.of();
    const kit = wordPress.php(
      "echo wp_insert_post( array( 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'Kit', 'meta_input' => array( '_elementor_page_settings' => array( 'system_colors' => array( array( '_id' => 'primary', 'title' => 'Primary', 'color' => '#1f6b4d' ) ), 'foreign' => 'stays' ) ) ) );",
    );
    const former = wordPress.php(
      `echo get_option( 'elementor_active_kit' ); update_option( 'elementor_active_kit', ${kit} );`,
    );
    const { variables } = (await call<{ variables: Variable[] }>('GET variables')).body;
    expect(variables.map(({ id, isFixed }) => `${id} ${isFixed}`)).to.deep.equal(['primary true']);
    const fixed = await call('DELETE variables/color/primary');
    expect(fixed.body.code).to.equal('nh_variable_fixed');
    await call('POST variables', { kind: 'color', title: 'Ink', value: { color: '#123456' } });
    const saved = wordPress.php(
      `echo wp_json_encode( get_post_meta( ${kit}, '_elementor_page_settings', true ) );`,
    );
    expect(JSON.parse(saved)).to.have.nested.property('custom_colors[0].color', '#123456');
    expect(JSON.parse(saved)).to.include({ foreign: 'stays' });
    wordPress.php(
      `update_option( 'elementor_active_kit', '${former}' ); wp_delete_post( ${kit}, true );`,
    );
  });
});

describe('the settings of a WordPress site in the page editor', () => {
  useWordPress();
  withoutBuilder();
  before(async () => {
    ada = await PageAuthor.of();
  });

  const settings = async () => (await call<StoredSiteSettings>('GET site-settings')).body;
  const change = async (body: object) => {
    const { revision } = await settings();
    return call<StoredSiteSettings & { message: string }>('PATCH site-settings', {
      revision,
      ...body,
    });
  };

  it('are part of the configuration of pages, and reset when they are unset', async () => {
    await change({ set: { viewport_mobile: 600, global_image_lightbox: 'yes' } });
    publishedPage('with-settings', '[nh_counter ending_number="7"] <a href="/book.jpg">Book</a>');
    const config = async () =>
      JSON.parse(
        /id="nh-config"[^>]*>\s*([^<]*)</.exec(await read('/with-settings/'))?.[1] ?? '{}',
      );
    expect(await config()).to.deep.include({ breakpoints: { mobile: 600, tablet: 1024 } });
    expect((await config()).kit).to.include({ global_image_lightbox: 'yes' });
    const { body } = await change({ unset: ['viewport_mobile', 'global_image_lightbox'] });
    expect(body.settings).not.to.have.any.keys('viewport_mobile', 'global_image_lightbox');
    expect(await config()).not.to.have.any.keys('breakpoints', 'kit');
  });

  it('are saved all together or not at all: with known names and sound values only', async () => {
    const before = await settings();
    for (const set of unsoundSettings) {
      const { status, body } = await change({ set: { h1_color: '#123456', ...set } });
      expect(status, JSON.stringify(set)).to.equal(400);
      expect(body.message).to.match(/^Nothing is saved: /);
    }
    expect(await settings()).to.deep.equal(before);
  });
});

describe('the preferences of the page editor in WordPress', () => {
  useWordPress();

  it('belong to one account, and take sound values only', async () => {
    const [grace, eve] = [
      await Account.of('preferring', 'author'),
      await Account.of('preferring-2', 'author'),
    ];
    const preferences = async (account: Account) =>
      (await account.call<EditorPreferences>('GET editor-preferences')).body;
    await grace.call('PATCH editor-preferences', { colorScheme: 'dark', done: ['title'] });
    await grace.call('PATCH editor-preferences', { lightboxInEditor: false });
    expect(await preferences(grace)).to.deep.include({
      colorScheme: 'dark',
      done: ['title'],
      lightboxInEditor: false,
      checklist: true,
    });
    expect((await preferences(eve)).colorScheme).to.equal('auto');
    for (const address of ['https://other.example/', '//other.example/', 'javascript:alert(1)']) {
      const body = { recent: [{ title: 'x', address }] };
      const { status } = await eve.call('PATCH editor-preferences', body);
      expect(status, address).to.equal(400);
    }
    expect((await preferences(eve)).recent).to.deep.equal([]);
  });
});
