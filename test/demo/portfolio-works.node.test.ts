import { expect } from 'chai';
import { drawing, largeScale } from '../../demo/server/portfolio/drawings';
import { seededWorks } from '../../demo/server/portfolio/store';
import { taxonomies } from '../../demo/server/portfolio/terms';
import { idsOf, rest, type WireWork } from './portfolio';
import { siteForReading } from './site';

const works = seededWorks();
const countOf = (type: string) => works.filter((work) => work.type === type).length;

describe('the seeded works', () => {
  it('are the same six hundred every time, with unique slugs', () => {
    expect(works).to.deep.equal(seededWorks());
    expect(works).to.have.lengthOf(600);
    expect(new Set(works.map(({ slug }) => slug)).size).to.equal(600);
    for (const { slug } of works) expect(slug).to.match(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('are of all four types', () => {
    for (const type of ['image', 'video', 'iframe', 'page']) {
      expect(countOf(type), type).to.be.greaterThan(40);
    }
  });

  it('use all terms but one, and only terms of their taxonomy', () => {
    for (const { field, terms } of taxonomies) {
      const used = new Set(works.flatMap((work) => work[field]));
      const unused = terms.filter(({ id }) => !used.delete(id)).map(({ slug }) => slug);
      expect(unused).to.deep.equal(field === 'categories' ? ['vellum'] : []);
      expect([...used]).to.deep.equal([]);
    }
  });

  it('open in every target that the plugin supports, mostly by default', () => {
    const ways = new Map<string | undefined, number>();
    for (const { opensIn } of works) ways.set(opensIn, (ways.get(opensIn) ?? 0) + 1);
    expect([...ways.keys()]).to.have.members([undefined, 'new-tab', 'same-tab', 'lightbox']);
    expect(ways.get(undefined)).to.be.greaterThan(400);
  });
});

describe('a drawing', () => {
  it('is always the same for a work, small in bytes, and has the work’s size', () => {
    for (const work of works) {
      const svg = drawing(work, 'thumbnail');
      expect(drawing(work, 'thumbnail')).to.equal(svg);
      expect(svg.length, work.slug).to.be.lessThan(6000);
      expect(svg).to.include(` width="${work.width}" height="${work.height}"`);
      expect(svg).not.to.match(/NaN|undefined|style=/);
    }
  });

  it('is three times as large for the lightbox', () => {
    const [work] = works;
    if (!work) throw new Error('There are no works.');
    expect(drawing(work, 'large')).to.include(` width="${work.width * largeScale}"`);
  });

  it('has varied heights; screenshots are at least one and a half times as high as wide', () => {
    expect(new Set(works.map(({ height }) => height)).size).to.be.greaterThan(100);
    for (const { motif, width, height } of works) {
      if (motif === 'site') expect(height / width).to.be.at.least(1.5);
    }
  });
});

describe('the pictures of the works', () => {
  const site = siteForReading();

  it('are cached permanently under their addresses', async () => {
    const [work] = (await rest(site(), 'astra-portfolio?search=bible')).body;
    for (const address of [work?.['thumbnail-image-url'], work?.['lightbox-image-url']]) {
      const response = await fetch(String(address));
      expect(response.headers.get('content-type')).to.equal('image/svg+xml; charset=utf-8');
      expect(response.headers.get('cache-control')).to.include('immutable');
      expect(await response.text()).to.match(/^<svg .*<\/svg>$/);
      const other = await fetch(String(address).replace(/ver=.*/, 'ver=1'));
      expect(other.headers.get('cache-control')).to.equal('no-cache');
    }
  });

  it('answer 404 for other ids and names', async () => {
    for (const file of ['1.svg', '1001.png', '1001-small.svg', '..%2f1001.svg']) {
      const { status } = await fetch(`${site().url}/wp-content/uploads/works/${file}`);
      expect(status, file).to.equal(404);
    }
  });
});

describe('the works in the database', () => {
  const site = siteForReading();

  it('are inserted at the first start, and returned by the API', async () => {
    const rows = site().rows('SELECT id, slug FROM works ORDER BY id DESC LIMIT 10');
    const answer = await rest(site(), 'astra-portfolio?orderby=id');
    expect(idsOf(answer).map(Number)).to.deep.equal(rows.map(({ id }) => id));
  });

  it('have entities in their titles, as the CMS prints them', async () => {
    const titles: string[] = [];
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { body } = await rest(site(), `astra-portfolio?per_page=100&page=${page}`);
      titles.push(...body.map(({ title }) => title?.rendered ?? ''));
    }
    for (const entity of ['&#8217;', '&amp;', '&hellip;', '&#8211;']) {
      expect(
        titles.filter((title) => title.includes(entity)),
        entity,
      ).not.to.have.lengthOf(0);
    }
    expect(titles.filter((title) => /[<>’…]|&(?![a-z]+;|#\d+;)/.test(title))).to.deep.equal([]);
  });

  it('have occasional faults, one per work', async () => {
    const faults = works.flatMap(({ id, fault }) => (fault ? [{ id, fault }] : []));
    expect(faults.length).to.be.within(10, 30);
    const shown = new Map<string, WireWork>();
    for (const { id, fault } of faults) {
      shown.set(fault, (await rest<WireWork>(site(), `astra-portfolio/${id}`)).body);
    }
    expect(shown.get('no-title')).not.to.have.property('title');
    expect(shown.get('title-no-object')?.title).to.be.a('string');
    expect(shown.get('unknown-type')?.['portfolio-type']).to.equal('gallery');
    expect(shown.get('no-picture')?.['thumbnail-image-url']).to.equal(false);
    expect(shown.get('script-address')?.['astra-site-url']).to.match(/^javascript:/);
    expect(shown.get('no-video')?.['portfolio-video-url']).to.equal(null);
    expect(shown.get('number-as-text')?.['astra-portfolio-categories']).to.equal('none');
    expect(shown.get('no-link')).not.to.have.property('link');
  });
});
