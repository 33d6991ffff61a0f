import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import SQLite from 'libsql';
import { type NewAddresses, Relinker } from '../../../demo/server/kits/imports/references';
import { siteForTests } from '../site';
import { administrator, adminPassword, kitCall } from './administrator';
import { finished, imported, opened, outcomes, started } from './importing';
import { madeKit, pageFile, widget } from './made-kits';

/** A map that counts the entries that are read one after the other. */
class CountedMap extends Map<string, string> {
  read = 0;

  override *[Symbol.iterator](): MapIterator<[string, string]> {
    for (const entry of super[Symbol.iterator]()) {
      this.read += 1;
      yield entry;
    }
  }
}

const renamed = (count: number) =>
  new CountedMap(
    Array.from({ length: count }, (_, at) => [`page/page-${at}`, `page-${at}-2`] as const),
  );

const relinkerOf = (count: number, others: Partial<NewAddresses> = {}): Relinker =>
  new Relinker({
    origin: '',
    documents: renamed(count),
    menus: new Map(),
    pictures: new Map(),
    ...others,
  });

/** Texts with addresses of renamed and other pages, in markup and alone, and with characters that JSON escapes. */
const text = fc
  .array(
    fc.constantFrom(
      '/pages/page-1',
      '/pages/page-1-2',
      '/pages/page-10',
      '/posts/page-1',
      '?a=1&amp;b',
      '#top',
      '<a href="',
      '" src=\'',
      "'>",
      '\\',
      '"',
      '":',
      '\n',
      ' ',
      'é',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const linking = (at: number) =>
  pageFile({ content: [widget('button', { link: { url: `/pages/page-${at}` } })] });

describe('the links of a kit whose documents are renamed', () => {
  it('reads each new address once, for any number of documents', () => {
    for (const count of [100, 1000]) {
      const documents = renamed(count);
      const relinker = new Relinker({
        origin: '',
        documents,
        menus: new Map(),
        pictures: new Map(),
      });
      for (let at = 0; at < count; at += 1) relinker.item('document', linking(at));
      expect(documents.read, `${count} documents`).to.equal(count);
    }
  });

  it('lead to the new addresses', () => {
    const relinker = relinkerOf(3);
    const { content } = relinker.item('document', linking(2)) as ReturnType<typeof linking>;
    expect(content[0]?.settings.link).to.deep.equal({ url: '/pages/page-2-2' });
  });

  it('are the same whether elements are changed as JSON or parsed', () => {
    const relinker = relinkerOf(3);
    fc.assert(
      fc.property(
        fc.dictionary(text, fc.oneof(text, fc.array(text, { maxLength: 3 }))),
        (settings) => {
          const content = [{ ...widget('button', settings), id: 'a', elements: [] }];
          const parsed = relinker.item('document', pageFile({ content })) as { content: unknown };
          const written = relinker.elements(JSON.stringify(content));
          expect(JSON.parse(written ?? '')).to.deep.equal(parsed.content);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are left to the parsed elements when menus or pictures have new addresses', () => {
    const pictures = new Map([['https://a.example/a.png', 'a.png']]);
    expect(relinkerOf(3, { pictures }).elements('[]')).to.equal(undefined);
    expect(relinkerOf(3, { menus: new Map([['main', 'main-2']]) }).elements('[]')).to.equal(
      undefined,
    );
  });

  it('are changed in one reading of a long text', () => {
    // A fifth of a second. Read from its start for each link, it takes longer than a test may.
    const count = 60_000;
    const link = '<a href="/pages/page-1">"\\</a>';
    const json = JSON.stringify([{ settings: { editor: link.repeat(count) } }]);
    const written = relinkerOf(3).elements(json);
    expect(written?.split('/pages/page-1-2').length).to.equal(count + 1);
  });
});

describe('an import of pages of which some are renamed', () => {
  const site = siteForTests({ adminPassword });
  const entry = { title: 'A page', doc_type: 'wp-page' };
  const page = (slug: string, url: string, fields: object = {}) =>
    pageFile({ slug, title: slug, content: [widget('button', { link: { url } })], ...fields });
  const kitOf = (...pages: readonly ReturnType<typeof page>[]) =>
    madeKit({
      manifest: { content: { page: Object.fromEntries(pages.map((_, at) => [at + 1, entry])) } },
      files: Object.fromEntries(pages.map((one, at) => [`content/page/${at + 1}.json`, one])),
    });
  const kit = kitOf(
    page('first', '/pages/second'),
    page('second', '/pages/first', { title: 'Of the kit' }),
    page('third', 'https://example.com/'),
    page('fourth', '/pages/second', { page_settings: { hide_title: 'yes' } }),
    page('fifth', '/pages/third'),
  );
  const links = () =>
    site()
      .rows("SELECT slug, content FROM documents WHERE type = 'page' ORDER BY id")
      .map(({ slug, content }) => [slug, JSON.parse(String(content))[0].settings.link?.url])
      .filter(([slug]) => /^(?:first|second|third|fourth|fifth)/.test(String(slug)));

  it('keeps the order of the kit, changes their links, and can be undone', async () => {
    const admin = await administrator(site());
    await imported(site(), admin, kitOf(page('second', '/')));
    const open = await opened(site(), admin, kit);
    const decisions = { 'page:second': 'rename' } as const;
    const done = await finished(site(), admin, await started(site(), admin, open, { decisions }));
    expect(links()).to.deep.equal([
      ['second', '/'],
      ['first', '/pages/second-2'],
      ['second-2', '/pages/first'],
      ['third', 'https://example.com/'],
      ['fourth', '/pages/second-2'],
      ['fifth', '/pages/third'],
    ]);
    const { status } = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(status, 'nothing counts as edited').to.equal(200);
    expect(links()).to.deep.equal([['second', '/']]);
  });

  it('keeps a page that the site has got since the kit was opened', async () => {
    const admin = await administrator(site());
    const session = await started(site(), admin, await opened(site(), admin, kit));
    addThirdPage();
    expect(outcomes(await finished(site(), admin, session))).to.include({
      'pages: first': 'created',
      'pages: third': 'kept',
    });
    expect(links()).to.deep.include(['third', '/of-the-site']);
  });

  function addThirdPage(): void {
    const database = new SQLite(join(site().dataDir, 'site.db'));
    const content = [{ ...widget('button', { link: { url: '/of-the-site' } }) }];
    database
      .prepare(
        `INSERT INTO documents (type, doc_type, slug, title, excerpt, status, author, thumbnail, content, created, edited)
         VALUES ('page', 'wp-page', 'third', 'Third', '', 'publish', '', '', ?, 0, 0)`,
      )
      .run(JSON.stringify(content));
    database.close();
  }
});
