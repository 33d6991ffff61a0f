import { expect } from 'chai';
import { withoutCode } from '../../../demo/server/kits/imports/markup';
import { siteForTests } from '../site';
import { administrator, adminPassword } from './administrator';
import { imported, opened } from './importing';
import { kitOfPages, madeKit, pageFile, widget } from './made-kits';

describe('the HTML of a kit', () => {
  for (const html of [
    '<p>Good <b>text</b> &amp; more</p>',
    'a < b',
    '<!-- wp:paragraph --><p style="color: red">A</p>',
    '<a href="/pages/about#on">onclick=1</a>',
    '<p>data: javascript: words</p>',
  ]) {
    it(`stays as it is without code: ${html}`, () => {
      expect(withoutCode(html)).to.equal(undefined);
    });
  }

  const hostile: Readonly<Record<string, string>> = {
    '<p onclick="a()">Words</p><script>steal()</script>': '<p>Words</p>',
    '<img/onerror=alert(1) src=x.png>Words': 'Words',
    '<a href="jav&#x09;ascript:alert(1)">Words</a>': '<a>Words</a>',
    '<svg onload=alert(1)><text>gone</text></svg>Words': 'Words',
    '<iframe srcdoc="<script>a()</script>">x</iframe><p>Words</p>': '<p>Words</p>',
    '<form action="https://evil.example"><b>Words</b></form>': '<b>Words</b>',
    '<ScRiPt >steal()</sCrIpT >Words': 'Words',
    '<p>Words</p><img src=x onerror=alert(1) ': '<p>Words</p>',
    'Words <b><img src="x" onerror="alert(1)"': 'Words <b></b>',
    '<math><mi xlink:href="javascript:a()">gone</mi></math>Words': 'Words',
  };
  for (const [html, expected] of Object.entries(hostile)) {
    it(`loses its code and keeps its words: ${html}`, () => {
      expect(withoutCode(html)).to.equal(expected);
    });
  }

  it('becomes text when it is nested ten thousand levels deep', () => {
    const html = `${'<div>'.repeat(10_000)}<script>a()</script>`;
    expect(withoutCode(html)).to.not.include('<script>');
  });
});

const page = pageFile({
  slug: 'coded',
  title: 'Coded',
  content: [widget('html', { html: '<b>Words</b><script>steal()</script>' })],
});

/** A kit with code that is not HTML: CSS, attributes and the site's code. */
const codedKit = madeKit({
  manifest: { content: { page: { 1: { title: 'Coded', doc_type: 'wp-page' } } } },
  files: {
    'site-settings.json': {
      code: { head: 'steal()' },
      layout: { custom_css: 'a { color: red }', container_width: 900 },
    },
    'content/page/1.json': pageFile({
      slug: 'coded',
      title: 'Coded',
      page_settings: { custom_css: 'body { display: none }' },
      content: [
        widget('button', {
          custom_css: 'a { color: red }',
          _attributes: 'onclick|steal()',
          link: { url: '/', custom_attributes: 'onclick|steal()' },
          text: 'Words',
        }),
      ],
    }),
  },
});
const codedSettings = `SELECT json_extract(content, '$[0].settings') AS settings, value
  FROM documents JOIN page_settings ON document = documents.id WHERE slug = 'coded'`;
const codedSections = `SELECT section, value FROM site_settings
  WHERE section IN ('code', 'layout') ORDER BY section`;

const htmlOf = `SELECT json_extract(content, '$[0].settings.html') AS html
  FROM documents WHERE slug = 'coded'`;

describe('a kit of a person who may not post any HTML', () => {
  const site = siteForTests({ adminPassword });

  it('is filtered, and its documents with code are named', async () => {
    const admin = await administrator(site());
    const { left_out } = await opened(site(), admin, kitOfPages(page));
    expect(left_out).to.deep.equal([{ reason: 'code', name: 'Coded', count: 1 }]);
    await imported(site(), admin, kitOfPages(page));
    expect(site().rows(htmlOf)).to.deep.equal([{ html: '<b>Words</b>' }]);
  });

  it('loses its CSS, its attributes and the code of its site, which are named', async () => {
    const admin = await administrator(site());
    const [code] = site().rows(codedSections);
    const { left_out, conflicts } = await opened(site(), admin, codedKit);
    expect(left_out).to.deep.equal([
      { reason: 'code', name: 'Custom code', count: 1 },
      { reason: 'code', name: 'Layout', count: 1 },
      { reason: 'code', name: 'Coded', count: 4 },
    ]);
    const decisions = Object.fromEntries(conflicts.map(({ id }) => [id, 'overwrite' as const]));
    await imported(site(), admin, codedKit, { decisions });
    const [row] = site().rows(codedSettings);
    expect(JSON.parse(String(row?.settings))).to.deep.equal({
      custom_css: '',
      _attributes: '',
      link: { url: '/', custom_attributes: '' },
      text: 'Words',
    });
    expect(JSON.parse(String(row?.value))).to.deep.equal({ custom_css: '' });
    expect(site().rows(codedSections)).to.deep.equal([
      code,
      { section: 'layout', value: '{"custom_css":"","container_width":900}' },
    ]);
  });
});

describe('a kit of a person who may post any HTML', () => {
  const site = siteForTests({ adminPassword, kits: { mayPostUnfilteredHtml: true } });

  it('is stored as it is, and is still printed without code', async () => {
    await imported(site(), await administrator(site()), kitOfPages(page));
    expect(site().rows(htmlOf)).to.deep.equal([{ html: '<b>Words</b><script>steal()</script>' }]);
    const printed = await (await fetch(`${site().url}/pages/coded`)).text();
    expect(printed).to.include('<b>Words</b>');
    expect(printed).to.not.include('steal()');
  });

  it('keeps its CSS, its attributes and the code of its site', async () => {
    const admin = await administrator(site());
    const { left_out } = await opened(site(), admin, codedKit);
    expect(left_out).to.equal(undefined);
    const decisions = { 'setting:code': 'overwrite' } as const;
    await imported(site(), admin, codedKit, { decisions });
    expect(site().rows(codedSections)).to.deep.include({
      section: 'code',
      value: '{"head":"steal()"}',
    });
  });
});
