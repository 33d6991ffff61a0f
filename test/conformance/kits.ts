import { expect } from 'chai';
import { siteContents } from '../../src/api/kits/contents';
import { documentFile, menuFile, termsFile } from '../../src/api/kits/files';
import { type KitManifest, kitManifest } from '../../src/api/kits/manifest';
import { kitOfPages, madeKit, pageFile, widget } from '../demo/kits/made-kits';
import { ZipFiles } from '../demo/kits/zip';
import { hostileArchives } from '../elements/kits/archive/hostile';
import { KitWork, outcomes, uploadRequest, wholeImport } from './kit-session';
import type { LoggedIn } from './logged-in';

const entry = { title: 'Made up', doc_type: 'wp-page' };

/**
 * A kit with two pages, of which the first links to the second, and a menu that does too.
 *
 * @param address the address that the second page will have
 */
function linkedKit(address: string): Uint8Array {
  const link = widget('button', { text: 'On', link: { url: `${address}#top` } });
  const text = widget('text-editor', { editor: `<a href="${address}">On</a>` });
  const content = [
    { ...link, id: 'button' },
    { ...text, id: 'text' },
  ];
  const one = made('conformance-one', { title: 'Über eins & zwei', content });
  const two = made('conformance-two');
  const item = { label: 'Two', type: 'page', target: 'conformance-two', items: [] };
  return madeKit({
    manifest: {
      content: { page: { 1: entry, 2: entry } },
      'wp-content': { nav_menu_item: { 1: { title: 'Linked', doc_type: 'nav_menu_item' } } },
    },
    files: {
      'content/page/1.json': one,
      'content/page/2.json': two,
      'wp-content/nav_menu_item/1.json': {
        slug: 'conformance-linked',
        name: 'Conformance linked',
        location: '',
        items: [item],
      },
    },
  });
}

/** Expects the pages and the menu of `linkedKit` in a kit of the builder's format; returns the ids of the pages. */
function expectBuilderKit(files: ZipFiles): readonly string[] {
  expect(files.names.filter((name) => !/\.(?:json|xml)$/.test(name))).to.deep.equal([]);
  const manifest = files.json('manifest.json') as {
    content: { page: Record<string, { title: string; url: string }> };
  };
  expect(manifest).to.include({ version: '3.0' }).and.to.have.property('elementor_version');
  // With this key, the builder takes a kit for one of another vendor.
  expect(manifest).not.to.have.property('manifest_version');
  const idOf = (slug: string): string =>
    Object.entries(manifest.content.page).find(([, { url }]) =>
      url.replace(/\/$/, '').endsWith(`/${slug}`),
    )?.[0] ?? '';
  const [one, two] = [idOf('conformance-one'), idOf('conformance-two')];
  // The builder's import makes the slug from the title.
  expect(manifest.content.page[one]?.title).to.equal('conformance-one');
  const { settings, content } = files.json(`content/page/${one}.json`) as {
    settings: object;
    content: unknown;
  };
  expect(settings).to.include({ post_title: 'Über eins & zwei' });
  expect(JSON.stringify(content))
    .to.contain('"/conformance-two/#top"')
    .and.to.contain('href=\\"/conformance-two/\\"');
  const menus = Buffer.from(files.bytes('wp-content/nav_menu_item/nav_menu_item.xml')).toString();
  const linked = menus.split('<item>').find((item) => item.includes('conformance-linked'));
  expect(linked).to.contain(
    `<wp:meta_key><![CDATA[_menu_item_object_id]]></wp:meta_key><wp:meta_value><![CDATA[${two}]]>`,
  );
  return [one, two];
}

/** A page that no site has. */
const made = (slug: string, changes: Parameters<typeof pageFile>[0] = {}) =>
  pageFile({ slug, title: `Title of ${slug}`, ...changes });

/**
 * Tests of exports and imports of kits by HTTP alone, for any server of `docs/kits-api.md`. They leave the site as it was.
 *
 * @param administrator an administrator of the running site
 */
export function kitsConform(administrator: () => LoggedIn): void {
  const call = (text: string, body?: unknown) => administrator().call(text, body);
  const work = () => new KitWork(administrator());
  const codeOf = async (text: string, body?: unknown) => {
    const answer = await call(text, body);
    return [answer.status, answer.body.code];
  };

  it('describes what a kit can include', async () => {
    const { status, body } = await call('GET kits/contents');
    expect(status).to.equal(200);
    const contents = siteContents.parse(body);
    for (const section of ['pages', 'posts', 'menus', 'customPostTypes', 'taxonomies']) {
      expect(contents.content).to.have.property(section);
    }
  });

  it('exports a kit whose manifest comes first and names each file', async () => {
    const state = await work().exported();
    expect([state.state, state.summary?.fileName]).to.deep.equal([
      'completed',
      'conformance-all-of-it.zip',
    ]);
    const bytes = await work().download(state);
    expect(bytes.length).to.equal(state.summary?.size);
    const files = await work().files();
    expect(files.names[0]).to.equal('manifest.json');
    expectDocuments(files, kitManifest.parse(files.json('manifest.json')));
  });

  it('sends ranges of a kit, so that a download continues', async () => {
    const state = await work().exported({ includes: ['plugins'] });
    const whole = await work().download(state);
    const part = (range: string) =>
      administrator().send(`GET kits/exports/${state.session}/file`, undefined, { Range: range });
    const middle = await part('bytes=10-29');
    expect([middle.status, middle.headers.get('content-range')]).to.deep.equal([
      206,
      `bytes 10-29/${whole.length}`,
    ]);
    expect(new Uint8Array(await middle.arrayBuffer())).to.deep.equal(whole.slice(10, 30));
    expect((await part(`bytes=${whole.length}-`)).status).to.equal(416);
  });

  it('runs the steps of an export in order, and finished steps change nothing', async () => {
    const { session } = await work().beginExport({ includes: ['settings'] });
    const step = (name: string) => `POST kits/exports/${session}/runners/${name}`;
    expect(await codeOf(step('archive'))).to.deep.equal([409, 'nh_kit_runner_order']);
    expect(await codeOf(step('nothing'))).to.deep.equal([404, 'nh_kit_no_runner']);
    expect(await codeOf(`GET kits/exports/${session}/file`)).to.deep.equal([
      409,
      'nh_kit_not_ready',
    ]);
    const first = await call(step('settings'));
    expect((await call(step('settings'))).body).to.deep.equal(first.body);
    expect((await call(`DELETE kits/exports/${session}`)).body).to.deep.equal({ deleted: true });
    expect(await codeOf(`GET kits/exports/${session}`)).to.deep.equal([404, 'nh_kit_no_session']);
  });

  it('refuses an export without a name, a part or a known target', async () => {
    const request = { title: 'A', description: '', includes: ['content'], customization: {} };
    for (const wrong of [
      { ...request, target: 'file', title: ' ' },
      { ...request, target: 'file', title: 'x'.repeat(76) },
      { ...request, target: 'file', description: 'x'.repeat(301) },
      { ...request, target: 'file', includes: [] },
      { ...request, target: 'file', includes: ['secrets'] },
      { ...request, target: 'moon' },
      { ...request, target: 'file', format: 'unknown' },
    ]) {
      const text = JSON.stringify(wrong).slice(0, 80);
      expect(await codeOf('POST kits/exports', wrong), text).to.deep.equal([
        400,
        'rest_invalid_param',
      ]);
    }
  });

  it('exports a kit in the page builder’s format, and reads it again', async () => {
    expect((await call('GET kits/contents')).body.formats).to.deep.equal(['elementor']);
    const { content } = siteContents.parse((await call('GET kits/contents')).body);
    const known = content.pages?.items.find(({ slug, url }) => url.includes(`/${slug}`));
    const address = known?.url.replace(`/${known.slug}`, '/conformance-two') ?? '';
    const before = await work().imported(await work().opened(linkedKit(address)));
    const bytes = await work().download(
      await work().exported({ includes: ['content'], format: 'elementor' }),
    );
    await work().reverted(before);
    const files = await ZipFiles.open(bytes);
    const ids = expectBuilderKit(files);
    const open = await work().opened(bytes);
    expect(open.manifest.software?.name).to.equal('Elementor');
    const none = { posts: false, menus: false, customPostTypes: false, taxonomies: false };
    const done = await work().imported(open, {
      includes: ['content'],
      customization: { content: { ...none, pages: ids } },
    });
    expect(outcomes(done)).to.deep.equal({
      'Über eins & zwei': 'created',
      'Title of conformance-two': 'created',
    });
    expect(await titleOf('conformance-one')).to.equal('Über eins & zwei');
    await work().reverted(done);
  });

  it('continues an upload, and refuses chunks of another length', async () => {
    const bytes = kitOfPages(made('conformance-upload'));
    const request = uploadRequest(bytes, 'resumed.zip');
    const { body } = await call('POST kits/uploads', request);
    const upload = String(body.upload);
    expect((await work().sendChunk(upload, 0, bytes.subarray(1))).status).to.equal(400);
    expect((await work().sendChunk(upload, 7, bytes)).status).to.equal(404);
    expect(await codeOf('POST kits/imports', { upload })).to.deep.equal([409, 'nh_kit_incomplete']);
    const again = await call('POST kits/uploads', request);
    expect(again.body).to.deep.equal(body);
    const sent = await work().sendChunk(upload, 0, bytes);
    expect(sent.body).to.deep.include({ upload, missing: [] });
    expect((await call(`DELETE kits/uploads/${upload}`)).body).to.deep.equal({ deleted: true });
    expect(await codeOf(`GET kits/uploads/${upload}`)).to.deep.equal([404, 'nh_kit_no_upload']);
    const large = { ...request, size: 1e12 };
    expect((await call('POST kits/uploads', large)).body.data).to.deep.include({
      reason: 'too-large',
    });
  });

  it('imports pages with their links, and undoes that', async () => {
    const link = widget('button', { text: 'On', link: { url: '/conformance-two' } });
    const pages = [made('conformance-one', { content: [link] }), made('conformance-two')];
    const open = await work().opened(kitOfPages(...pages));
    expect([open.state, open.conflicts]).to.deep.equal(['opened', []]);
    const done = await work().imported(open);
    expect(outcomes(done)).to.deep.equal({
      'Title of conformance-one': 'created',
      'Title of conformance-two': 'created',
    });
    expect(await slugs()).to.include.members(['conformance-one', 'conformance-two']);
    expect((await call('GET kits/imports/last')).body.session).to.equal(done.session);
    await work().reverted(done);
    expect(await slugs()).not.to.include('conformance-one');
    expect(await codeOf('GET kits/imports/last')).to.deep.equal([404, 'nh_kit_no_session']);
  });

  it('asks about documents that the site has, and does as it is told', async () => {
    const before = await work().imported(await work().opened(kitOfPages(made('conformance-old'))));
    const open = await work().opened(kitOfPages(made('conformance-old', { title: 'Newer' })));
    const [conflict] = open.conflicts;
    expect(conflict).to.deep.include({ id: 'page:conformance-old', section: 'pages' });
    expect(conflict?.changes).to.deep.equal([
      { field: 'title', site: 'Title of conformance-old', kit: 'Newer' },
    ]);
    const done = await work().imported(open, {
      decisions: { 'page:conformance-old': 'overwrite' },
    });
    expect(outcomes(done)).to.deep.equal({ Newer: 'overwritten' });
    expect(await titleOf('conformance-old')).to.equal('Newer');
    await work().reverted(done);
    expect(await titleOf('conformance-old')).to.equal('Title of conformance-old');
    const third = await work().opened(kitOfPages(made('conformance-old', { title: 'Third' })));
    const renamed = await work().imported(third, {
      decisions: { 'page:conformance-old': 'rename' },
    });
    expect(outcomes(renamed)).to.deep.equal({ Third: 'renamed' });
    expect(await slugs()).to.include('conformance-old-2');
    await work().reverted(renamed);
    expect(before.session).not.to.equal(renamed.session);
  });

  it('imports only what was selected', async () => {
    const kit = madeKit({
      manifest: { content: { page: { 1: entry, 2: entry } } },
      files: {
        'content/page/1.json': made('conformance-wanted'),
        'content/page/2.json': made('conformance-unwanted'),
      },
    });
    const done = await work().imported(await work().opened(kit), {
      customization: { content: { pages: ['1'] } },
    });
    expect(await slugs()).to.include('conformance-wanted');
    expect(await slugs()).not.to.include('conformance-unwanted');
    await work().reverted(done);
  });

  it('imports menus and terms, and undoes that', async () => {
    const items = [{ label: 'Home', type: 'address', target: 'javascript:alert(1)', items: [] }];
    const kit = madeKit({
      manifest: {
        'wp-content': { nav_menu_item: { 1: { title: 'Extra', doc_type: 'nav_menu_item' } } },
        taxonomies: { post: ['category'] },
      },
      files: {
        'wp-content/nav_menu_item/1.json': {
          slug: 'conformance-menu',
          name: 'Conformance menu',
          location: '',
          items,
        },
        'taxonomies/category.json': [
          { slug: 'conformance-term', name: 'Conformance term', description: '' },
        ],
      },
    });
    const done = await work().imported(await work().opened(kit));
    expect(outcomes(done)).to.deep.equal({
      'Conformance term': 'created',
      'Conformance menu': 'created',
    });
    const files = await work().files({ includes: ['content'] });
    const menus = Object.keys(manifestOf(files)['wp-content']?.nav_menu_item ?? {}).map((id) =>
      menuFile.parse(files.json(`wp-content/nav_menu_item/${id}.json`)),
    );
    const menu = menus.find(({ slug }) => slug === 'conformance-menu');
    expect(menu?.items).to.deep.equal([{ ...items[0], target: '#' }]);
    await work().reverted(done);
    const after = termsFile.parse(
      (await work().files({ includes: ['content'] })).json('taxonomies/category.json'),
    );
    expect(after.map(({ slug }) => slug)).not.to.include('conformance-term');
  });

  it('says that nothing is new when its own kit comes back', async () => {
    const bytes = await work().download(await work().exported());
    const open = await work().opened(bytes);
    expect(open.conflicts.map(({ id, changes }) => [id, changes])).to.deep.equal([]);
    const done = await work().imported(open);
    expect([...new Set(Object.values(outcomes(done)))]).to.deep.equal(['kept']);
  });

  it('runs the steps of an import in order, and finished steps change nothing', async () => {
    const kit = madeKit({
      manifest: {
        content: { page: { 1: entry } },
        templates: { 2: { title: 'T', doc_type: 'page' } },
      },
      files: {
        'content/page/1.json': made('conformance-order'),
        'templates/2.json': made('conformance-template', { type: 'template', doc_type: 'page' }),
      },
    });
    const open = await work().opened(kit);
    const at = `kits/imports/${open.session}`;
    expect(await codeOf(`POST ${at}/revert`, {})).to.deep.equal([409, 'nh_kit_not_started']);
    expect(await codeOf(`POST ${at}/runners/content`)).to.deep.equal([404, 'nh_kit_no_runner']);
    const started = await call(`POST ${at}/start`, wholeImport);
    expect(
      (started.body.runners as { runner: string }[]).map(({ runner }) => runner),
    ).to.deep.equal(['templates', 'content']);
    expect(await codeOf(`POST ${at}/runners/content`)).to.deep.equal([409, 'nh_kit_runner_order']);
    expect((await call('GET kits/imports/current')).body.session).to.equal(open.session);
    const step = () => call(`POST ${at}/runners/templates`);
    const answers = await Promise.all([step(), step(), step()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).to.equal(1);
    expect(await codeOf(`DELETE ${at}`)).to.deep.equal([409, 'nh_kit_started']);
    const done = await work().imported(open);
    expect(await codeOf(`POST ${at}/start`, wholeImport)).to.deep.equal([409, 'nh_kit_ended']);
    await work().reverted(done);
  });

  for (const { what, reason, bytes } of hostileArchives) {
    it(`refuses an archive for ${what}`, async function () {
      const file = bytes();
      // Larger ones take long to send.
      if (file.length > 100_000) return this.skip();
      const upload = await work().uploaded(file);
      const { status, body } = await call('POST kits/imports', { upload });
      expect([status, body.code], JSON.stringify(body)).to.deep.equal([422, 'invalid-zip-file']);
      expect(body.data).to.deep.include({ reason });
      await call(`DELETE kits/uploads/${upload}`);
    });
  }

  it('refuses documents that are none, before anything is written', async () => {
    for (const page of [
      [],
      made('a', { title: ' ' }),
      made('../admin'),
      made('a', { type: 'post' }),
      { ...made('a'), status: 'private' },
      { ...made('a'), content: ['<script>'] },
      made('a', { content: [widget('<img onerror=alert(1)>', {})] }),
      made('a', { terms: { category: ['a/b'] } }),
    ]) {
      const upload = await work().uploaded(kitOfPages(page));
      const { status, body } = await call('POST kits/imports', { upload });
      const text = JSON.stringify(page).slice(0, 90);
      expect([status, body.code], text).to.deep.equal([422, 'invalid-zip-file']);
      expect(body.data, text).to.deep.include({ reason: 'damaged', entry: 'content/page/1.json' });
    }
  });

  const slugs = async (): Promise<readonly (string | undefined)[]> =>
    (await pages()).map(({ slug }) => slug);

  const titleOf = async (wanted: string): Promise<string | undefined> =>
    (await pages()).find(({ slug }) => slug === wanted)?.title;

  const pages = async () => {
    const { body } = await call('GET kits/contents');
    return siteContents.parse(body).content.pages?.items ?? [];
  };
}

const manifestOf = (files: ZipFiles): KitManifest => kitManifest.parse(files.json('manifest.json'));

/** Expects a valid file for each document of a manifest, and no others. */
function expectDocuments(files: ZipFiles, manifest: KitManifest): void {
  const expected = new Set(['manifest.json', 'site-settings.json']);
  const check = (
    name: string,
    schema: { parse(json: unknown): { readonly slug: string } },
    slug?: string,
  ) => {
    expected.add(name);
    expect(schema.parse(files.json(name)).slug).to.equal(slug);
  };
  for (const [id, { slug }] of Object.entries(manifest.templates ?? {})) {
    check(`templates/${id}.json`, documentFile, slug);
  }
  for (const part of ['content', 'wp-content'] as const) {
    for (const [type, entries] of Object.entries(manifest[part] ?? {})) {
      const schema = type === 'nav_menu_item' ? menuFile : documentFile;
      for (const [id, { slug }] of Object.entries(entries)) {
        check(`${part}/${type}/${id}.json`, schema, slug);
      }
    }
  }
  for (const name of Object.values(manifest.taxonomies ?? {}).flat()) {
    expected.add(`taxonomies/${name}.json`);
    termsFile.parse(files.json(`taxonomies/${name}.json`));
  }
  const others = files.names.filter((name) => !name.startsWith('thumbnails/'));
  expect(others.filter((name) => !expected.has(name))).to.deep.equal([]);
}
