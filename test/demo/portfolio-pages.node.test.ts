import { expect } from 'chai';
import { termId } from '../../demo/server/portfolio/terms';
import { rest } from './portfolio';
import { siteForReading } from './site';

const paths = ['/portfolio', '/portfolio-style-1', '/portfolio-pictures', '/portfolio-large'];

describe('a portfolio page', () => {
  const site = siteForReading();
  const page = async (path: string) => (await fetch(site().url + path)).text();

  /** The element with its content. */
  function tagOf(text: string): string {
    const found = /<nh-portfolio .*?<\/nh-portfolio>/s.exec(text)?.[0];
    if (!found) throw new Error('The page has no portfolio.');
    return found;
  }

  function attribute(tag: string, name: string): string {
    const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  }

  const hrefsIn = (text: string) =>
    [...text.matchAll(/ href="([^"#][^"]*)"/g)].map(([, href]) => String(href));

  for (const path of paths) {
    it(`${path} prints works as links with pictures that all exist`, async () => {
      const tag = tagOf(await page(path));
      const links = hrefsIn(tag).filter((href) => href.startsWith('/works/'));
      expect(links).to.have.lengthOf(24);
      expect(
        tag.match(/<img [^>]*width="\d+" height="\d+" alt="" loading="lazy">/g),
      ).to.have.lengthOf(24);
      const sources = [...tag.matchAll(/ src="([^"]*)"/g)].map(([, src]) => String(src));
      for (const address of new Set([...hrefsIn(tag), ...sources])) {
        const { status } = await fetch(site().url + address.replaceAll('&amp;', '&'));
        expect(status, address).to.equal(200);
      }
    });

    it(`${path} has unique ids and no dead links`, async () => {
      const text = await page(path);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      for (const href of new Set(hrefsIn(text).filter((one) => one.startsWith('/')))) {
        // The library may not be built.
        if (href.startsWith('/assets/nh/')) continue;
        expect((await fetch(site().url + href)).status, href).to.equal(200);
      }
      expect(text).not.to.match(/undefined|\[object|>false</);
    });
  }

  it('prints the works that its element requests first', async () => {
    for (const [path, query] of [
      ['/portfolio', ''],
      ['/portfolio-style-1', '&astra-portfolio-categories=16'],
      ['/portfolio-pictures', '&astra-portfolio-categories=15&astra-portfolio-tags=43,44'],
    ] as const) {
      const { body } = await rest(site(), `astra-portfolio?per_page=24&_fields=slug${query}`);
      const printed = hrefsIn(tagOf(await page(path))).filter((href) => href.startsWith('/works/'));
      expect(printed, path).to.deep.equal(body.map(({ slug }) => `/works/${slug}`));
    }
  });

  it('can be paged without scripts', async () => {
    const first = tagOf(await page('/portfolio'));
    expect(first)
      .to.include('rel="next" href="/portfolio?list=2"')
      .and.not.to.include('rel="prev"');
    const last = tagOf(await page('/portfolio?list=25'));
    expect(last)
      .to.include('rel="prev" href="/portfolio?list=24"')
      .and.not.to.include('rel="next"');
    for (const junk of ['0', '-3', 'x', '1.5', '']) {
      const links = hrefsIn(tagOf(await page(`/portfolio?list=${junk}`)));
      expect(links, junk).to.deep.equal(hrefsIn(first));
    }
    expect(hrefsIn(tagOf(await page('/portfolio?list=99')))).to.deep.equal(hrefsIn(last));
  });

  it('prints its settings as page builders do: numbers as texts, toggles as words', async () => {
    const tag = tagOf(await page('/portfolio'));
    expect(JSON.parse(attribute(tag, 'settings'))).to.include({
      itemsPerPage: '24',
      showSearch: 'yes',
      'show-quick-view': 'yes',
    });
    const tall = JSON.parse(attribute(tagOf(await page('/portfolio-style-1')), 'settings'));
    expect(tall).to.include({
      thumbnailHoverStyle: 'style-1',
      scrollSpeed: '2',
      titlePosition: 'top',
    });
    expect(tall.categorySelectedNum).to.deep.equal([String(termId('customers-sites'))]);
    const large = tagOf(await page('/portfolio-large'));
    expect(attribute(large, 'api-url')).to.equal('/wp-json/wp/v2/astra-portfolio-large');
    expect(JSON.parse(attribute(large, 'settings'))).to.include({
      itemsPerPage: 5000,
      showSearch: true,
    });
  });

  it('is marked as current in the menu, also on the pages of works', async () => {
    expect(await page('/portfolio')).to.include('href="/portfolio" aria-current="page"');
    const [work] = (await rest(site(), 'astra-portfolio?per_page=1')).body;
    for (const path of ['/portfolio-large', `/works/${work?.slug}`]) {
      expect(await page(path), path).to.include('href="/portfolio" aria-current="true"');
    }
  });
});

describe('the page of a work', () => {
  const site = siteForReading();

  async function workOf(type: string): Promise<{ path: string; text: string }> {
    const { body } = await rest(site(), 'astra-portfolio?per_page=100');
    const found = body.find((work) => work['portfolio-type'] === type);
    const path = new URL(found?.link ?? '').pathname;
    return { path, text: await (await fetch(site().url + path)).text() };
  }

  it('shows an image large, with its text', async () => {
    const { text } = await workOf('image');
    expect(text).to.match(
      /<img src="[^"]+-large\.svg\?ver=\w+" width="1800" height="\d+" alt="\w[^"]+">/,
    );
  });

  it('plays a video with a poster', async () => {
    const { text } = await workOf('video');
    const tag = /<video [^>]*>/.exec(text)?.[0];
    expect(tag).to.match(
      / controls .*poster="[^"]+\.svg\?ver=\w+" src="\/assets\/videos\/\w+\.webm"/s,
    );
  });

  for (const type of ['page', 'iframe']) {
    it(`leads from a work of type ${type} to the site, which has a design of its own`, async () => {
      const { path, text } = await workOf(type);
      expect(text).to.include(`href="${path}/site"`);
      const answer = await fetch(`${site().url}${path}/site`);
      const own = await answer.text();
      expect([answer.status, own.includes('site-header')]).to.deep.equal([200, false]);
      const colours = await fetch(`${site().url}${path}/site.css`);
      expect(colours.headers.get('content-type')).to.equal('text/css; charset=utf-8');
      expect(await colours.text()).to.match(/^:root \{ --page: #/);
    });
  }

  it('links to the previous and next work, except before the newest', async () => {
    const { body } = await rest(site(), 'astra-portfolio?per_page=2');
    const text = await (await fetch(`${site().url}/works/${body[0]?.slug}`)).text();
    expect(text).to.include(`rel="next" href="/works/${body[1]?.slug}"`);
    expect(text).not.to.include('rel="prev"');
  });

  it('is missing for unknown works, and a work without a site has no site page', async () => {
    const { path } = await workOf('image');
    for (const other of ['/works/none', '/works/none/site', `${path}/site`, `${path}/site.css`]) {
      expect((await fetch(site().url + other)).status, other).to.equal(404);
    }
    expect((await fetch(`${site().url}/works`)).url).to.equal(`${site().url}/portfolio`);
  });
});
