import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import MiniSearch from 'minisearch';
import { searchOptions } from '../../../demo/assets/docs/search-options.js';
import { type DocsPage, docsPages, docsRoot } from '../../../demo/docs/pages';
import { type Docs, readDocs } from '../../../demo/docs/site';
import type { Routes } from '../../../src/api/route';
import { routeGroups } from '../../../src/api/routes';
import { contracts } from '../../../src/elements';

/** The source files of a folder: name and text, with the parts of each sentence joined. */
const sources = (folder: string): [name: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, joined(readFileSync(`${folder}/${name}`, 'utf8'))]);

const joined = (code: string): string =>
  code.replaceAll(/['"`]\s*\+\s*['"`]/g, '').replaceAll("\\'", "'");

/** The sentences of the console that the page about silent elements quotes. */
function quotedSentences(): string[] {
  const page = docsPages().find(({ file }) => file === 'nothing-appears.md') as DocsPage;
  const rows = page.source.split('\n').filter((line) => /^(?:\| `|- )/.test(line));
  const cells = rows.map((row) => (row.startsWith('|') ? (row.split('|')[1] ?? '') : row));
  const quoted = cells.flatMap((cell) => cell.match(/(?<=`)[^`…]{8,}(?=`)/g) ?? []);
  // Neither a browser's own sentences nor names of files.
  return quoted.filter((text) => text.includes(' ') && !/Refused|autoload|\.js/.test(text));
}

describe('the documentation', () => {
  let docs: Docs;
  before(async () => {
    docs = await readDocs();
  });

  it('has a page for each Markdown file, and each page once', () => {
    const files = readdirSync(docsRoot, { recursive: true, encoding: 'utf8' });
    const markdown = [...files.filter((name) => name.endsWith('.md')), '../CHANGELOG.md'].sort();
    const pages = docsPages();
    expect([...new Set(pages.map(({ file }) => file))].sort()).to.deep.equal(markdown);
    const paths = pages.map(({ path }) => path);
    expect(paths.length).to.equal(new Set(paths).size);
    expect(paths).to.include.members([
      '/docs/elements/nh-counter',
      '/docs/blocks/heading',
      '/docs/accessibility',
      '/docs/changelog',
    ]);
  });

  it('links only to pages and headings that exist', () => {
    const ids = new Map(docs.pages.map(({ path, html }) => [path, idsIn(html)]));
    const broken = docs.pages.flatMap((page) =>
      linksIn(page.html)
        .map((href) => new URL(href, `http://docs${page.path}`))
        .filter(({ host, pathname }) => host === 'docs' && pathname.startsWith('/docs'))
        .filter(({ pathname }) => pathname !== '/docs' && !pathname.startsWith('/docs/examples/'))
        .filter(({ pathname, hash }) => !ids.get(pathname)?.includes(hash.slice(1)))
        .map(({ pathname, hash }) => `${page.path} → ${pathname}${hash}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it('shows each example once, on the page of its element or block', () => {
    for (const { path, owner } of docs.examples) {
      const page = docs.pages.find((one) => one.path === owner);
      expect(page?.html.split(`src="${path}"`).length, `${path} on ${owner}`).to.equal(2);
    }
    expect(docs.examples.length).to.be.greaterThan(100);
  });

  it('shows the examples of an element before its further sections', () => {
    const sections = (tag: string) => {
      const html = docs.pages.find(({ path }) => path === `/docs/elements/${tag}`)?.html ?? '';
      return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    };
    expect(sections('nh-contact-form').slice(0, 2)).to.deep.equal([
      'examples',
      'around-a-form-that-the-server-has-printed',
    ]);
    expect(sections('nh-accordion')[0]).to.equal('examples');
  });

  for (const [query, ...first] of [
    ['CSP', '/docs/loading'],
    ['content security policy', '/docs/loading'],
    ['connect-src', '/docs/nothing-appears', '/docs/forms-api', '/docs/loading'],
    ['invalid_json', '/docs/nothing-appears'],
    ['fetch_error', '/docs/nothing-appears'],
    ['nh-counter', '/docs/elements/nh-counter'],
    ['lightbox', '/docs/elements/nh-lightbox'],
  ] as const) {
    it(`finds ${first.join(', ')} first for “${query}”`, () => {
      const index = MiniSearch.loadJSON(JSON.stringify(docs.search), searchOptions);
      const found = index.search(query).map(({ id }) => id);
      expect(found.slice(0, first.length)).to.deep.equal(first);
    });
  }

  it('has no style attribute, which the policy of the site forbids', () => {
    for (const { html, path } of docs.pages) expect(html, path).not.to.match(/<[^>]+ style="/);
    expect(docs.codeStyles).to.contain('--shiki-dark');
  });

  it('describes each page in a sentence', () => {
    const short = docs.pages.filter(({ description }: DocsPage) => description.length < 10);
    expect(short.map(({ path }) => path)).to.deep.equal([]);
  });

  it('leads from each element to its weight, its schema and its source', () => {
    const elements = docs.pages.filter(({ path }) => path.startsWith('/docs/elements/nh-'));
    expect(elements.length).to.be.greaterThan(30);
    for (const { path, text } of elements) {
      const [, source = ''] = /Source: (\S+)/.exec(text) ?? [];
      expect(existsSync(`${docsRoot}../${source}`), `${path}: ${source}`).to.equal(true);
      if (path.endsWith('-page-editor')) continue;
      const [, schema = ''] = /Schema of the settings: (\S+)/.exec(text) ?? ['', 'schemas'];
      expect(existsSync(`${docsRoot}../${schema}`), `${path}: ${schema}`).to.equal(true);
      expect(text, path).to.match(/Weight of its own code.+: at most \d+\.\d kB/);
    }
  });

  it('lists each request of the kits and each event of the elements', () => {
    const textOf = (path: string) => docs.pages.find((one) => one.path === path)?.text ?? '';
    const { contents, exports, imports, uploads } = routeGroups;
    for (const group of [contents, exports, imports, uploads] as readonly Routes[]) {
      for (const { method, path } of Object.values(group)) {
        expect(textOf('/docs/kits-api').split(`${method} ${path}`), path).to.have.length.above(2);
      }
    }
    for (const { events } of contracts) {
      for (const name of Object.keys(events)) expect(textOf('/docs/events')).to.contain(name);
    }
  });

  it('says for each plugin that it replaces what to switch off, what stays and what differs', () => {
    const replaced = docs.pages.filter(({ path }) => path.startsWith('/docs/replace/'));
    expect(replaced.map(({ path }) => path.slice('/docs/replace/'.length))).to.deep.equal([
      'contact-form',
      'header',
      'portfolio',
      'page-builder',
    ]);
    for (const { headings, path } of replaced) {
      expect(
        headings.map(({ text }) => text),
        path,
      ).to.deep.equal([
        'What to switch off',
        'What stays',
        'What differs',
        'Check it, and go back',
      ]);
    }
  });

  it('draws the measured figures of performance as charts, each with its words, command and date', () => {
    const { html } = docs.pages.find(
      ({ path }) => path === '/docs/performance',
    ) as Docs['pages'][0];
    const figures = html.split('<figure class="docs-chart">').slice(1);
    expect(figures).to.have.lengthOf(8);
    for (const figure of figures) {
      const [chart = ''] = figure.split('</figure>', 1);
      expect(chart).to.match(/role="img" aria-label="Chart: [^"]+ \d[^"]+; [^"]+"/);
      expect(chart).to.contain('<svg aria-hidden="true"');
      expect(chart).to.match(/<p>npm run bench:\w+, .+ November 2026<\/p>/);
      expect(chart).to.contain('fill="#000001"').and.contain('fill="#000002"');
    }
    expect(figures.join()).to.contain('isotope-layout 683; ').and.contain('nh-elements 88.');
  });

  it('quotes the sentences of the console as the source has them', () => {
    const code = sources('src').map(([, text]) => text);
    const quoted = quotedSentences();
    expect(quoted.length).to.be.greaterThan(12);
    expect(
      quoted.filter((sentence) => !code.some((text) => text.includes(sentence))),
    ).to.deep.equal([]);
  });

  it('quotes a sentence of each file that writes to the console of visitors’ pages', () => {
    const writes = /(?:logWarning|logError|logInfo|console\.(?:warn|error|info))\(\s*['"`]/;
    // The administrators' tools show their failures on the page.
    const tools = /^(?:editor|ui|elements[/\\](?:kits|libraries|maps[/\\]region-editor))[/\\]/;
    const writers = sources('src').filter(([name, text]) => !tools.test(name) && writes.test(text));
    const quoted = quotedSentences();
    const silent = writers.filter(([, text]) => !quoted.some((one) => text.includes(one)));
    expect(writers.length).to.be.greaterThan(20);
    expect(silent.map(([name]) => name)).to.deep.equal([]);
  });
});

/** The ids of a page; the empty one is the page itself. */
const idsIn = (html: string): string[] => ['', ...matches(html, / id="([^"]+)"/g)];

const linksIn = (html: string): string[] => matches(html, /<a [^>]*href="([^"]+)"/g);

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&#x26;', '&'));
