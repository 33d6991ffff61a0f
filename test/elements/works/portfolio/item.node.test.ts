import { expect } from 'chai';
import type { PortfolioItem } from '../../../../src/elements/works/portfolio/item';
import { portfolioItems } from '../../../../src/elements/works/portfolio/item-reading';

const BASE = 'https://site.test/work/';

const full = {
  id: 7,
  slug: 'album',
  link: 'https://site.test/works/album/',
  title: { rendered: ' Album ' },
  'portfolio-type': 'video',
  'thumbnail-image-url': 'https://site.test/a.png',
  'thumbnail-image-meta': { alt: 'An album', width: '300', height: 400 },
  'lightbox-image-url': 'https://site.test/b.png',
  'portfolio-video-url': 'https://youtu.be/aaaaaaaaaaa',
  'astra-site-url': 'https://customer.test',
  'astra-site-open-in-new-tab': '1',
  'astra-site-open-portfolio-in': 'same-tab',
  'astra-site-type': 'New',
  'astra-portfolio-categories': [1, '2'],
  'astra-portfolio-other-categories': [3],
  'astra-portfolio-tags': [4],
};

/** The parsed item, with some fields changed. */
function read(changes: Record<string, unknown> = {}, prefix = 'astra'): PortfolioItem {
  const [item] = portfolioItems([{ ...full, ...changes }], { prefix, base: BASE });
  return item as PortfolioItem;
}

describe('an item of the server', () => {
  it('is parsed field by field', () => {
    expect(read()).to.deep.equal({
      key: '7',
      id: 7,
      title: 'Album',
      link: 'https://site.test/works/album/',
      type: 'video',
      thumbnail: { url: 'https://site.test/a.png', alt: 'An album', width: 300, height: 400 },
      image: 'https://site.test/b.png',
      video: 'https://youtu.be/aaaaaaaaaaa',
      siteUrl: 'https://customer.test/',
      siteInNewTab: true,
      opensIn: 'same-tab',
      siteType: 'New',
      categories: [1, 2],
      otherCategories: [3],
      tags: [4],
    });
  });

  it('has the site’s own field names', () => {
    const item = read({ 'uael-site-type': 'Ours', 'uael-portfolio-categories': [9] }, 'uael');
    expect(item).to.include({ siteType: 'Ours', siteUrl: undefined });
    expect(item.categories).to.deep.equal([9]);
  });

  it('loses only its invalid fields', () => {
    const fields = Object.keys(full).filter((field) => field !== 'title');
    for (const field of fields) {
      for (const junk of [undefined, null, false, '', {}, [], -1, 1.5, 'javascript:alert(1)']) {
        expect(read({ [field]: junk }).title, `${field}: ${JSON.stringify(junk)}`).to.equal(
          'Album',
        );
      }
    }
    for (const junk of [undefined, null, false, {}, [], { rendered: null }]) {
      expect(read({ title: junk })).to.include({ title: '', key: '7', type: 'video' });
    }
  });

  it('has its slug or position as key if it has no id', () => {
    expect(read({ id: 'x' }).key).to.equal('album');
    expect(read({ id: 0 })).to.include({ key: 'album', id: undefined });
    const items = portfolioItems([{}, null, {}], { prefix: 'astra', base: BASE, position: 20 });
    expect(items.map(({ key }) => key)).to.deep.equal(['#20', '#22']);
  });

  it('may have its title as plain text', () => {
    expect(read({ title: 'Plain' }).title).to.equal('Plain');
  });

  const marked: [printed: string, read: string][] = [
    ['<em>Ärger</em>', 'Ärger'],
    ['The <strong class="x">night</strong> ferry <!-- new -->', 'The night ferry'],
    ['The night<br />ferry', 'The night ferry'],
    ['<BR>2 < 3 > 1 <3', '2 < 3 > 1 <3'],
    ['a <b', 'a <b'],
  ];
  for (const [printed, title] of marked) {
    it(`has its title without tags: ${printed}`, () => {
      expect(read({ title: { rendered: printed } }).title).to.equal(title);
    });
  }

  it('never has an unsafe address', () => {
    const fields = {
      link: 'link',
      image: 'lightbox-image-url',
      video: 'portfolio-video-url',
      siteUrl: 'astra-site-url',
    } as const;
    const bad = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'blob:x',
      'x://y',
    ];
    for (const [name, field] of Object.entries(fields)) {
      for (const address of [...bad, 'java\nscript:alert(1)', 5, '', ' ']) {
        expect(read({ [field]: address })[name as keyof typeof fields]).to.equal(undefined);
      }
    }
    expect(read({ 'thumbnail-image-url': 'javascript:alert(1)' }).thumbnail).to.equal(undefined);
  });

  const addresses: [printed: string, read: string][] = [
    ['https://a.test/b-c/d_e.png?x=1&y=2', 'https://a.test/b-c/d_e.png?x=1&y=2'],
    ['http://a.test:8080/x/', 'http://a.test:8080/x/'],
    ['https://a.test', 'https://a.test/'],
    ['https://a.test/ü b', 'https://a.test/%C3%BC%20b'],
    ['https://a.test/x/../y', 'https://a.test/y'],
    ['/x/y.png', 'https://site.test/x/y.png'],
    ['/x/../y', 'https://site.test/y'],
    ['//cdn.test/x', 'https://cdn.test/x'],
    ['/\\cdn.test/x', 'https://cdn.test/x'],
    ['x', 'https://site.test/work/x'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['tel:+491', 'tel:+491'],
  ];
  for (const [printed, whole] of addresses) {
    it(`resolves ${printed} to ${whole}`, () => {
      expect(read({ link: printed }).link).to.equal(whole);
    });
  }
});

describe('the type of an item', () => {
  it('is derived from its addresses if the server sends no valid type', () => {
    const kinds = (changes: object) => read({ 'portfolio-type': 'gallery', ...changes }).type;
    expect(kinds({})).to.equal('video');
    const noVideo = { 'portfolio-video-url': '' };
    expect(kinds(noVideo)).to.equal('iframe');
    expect(kinds({ ...noVideo, 'astra-site-url': '' })).to.equal('image');
    const noImage = { ...noVideo, 'astra-site-url': '', 'lightbox-image-url': false };
    expect(kinds(noImage)).to.equal('page');
    expect(kinds({ ...noImage, link: '' })).to.equal('image');
  });

  it('opens in the lightbox unless a tab is configured', () => {
    const opensIn = (value: unknown) => read({ 'astra-site-open-portfolio-in': value }).opensIn;
    expect(opensIn('new-tab')).to.equal('new-tab');
    for (const value of [undefined, '', 'popup', 1]) expect(opensIn(value)).to.equal('lightbox');
  });

  it('opens the site in a new tab for every spelling of a toggle', () => {
    const isOn = (value: unknown) => read({ 'astra-site-open-in-new-tab': value }).siteInNewTab;
    for (const value of [1, '1', true, 'yes']) expect(isOn(value)).to.equal(true);
    for (const value of [0, '0', false, '', 'no', undefined, []])
      expect(isOn(value)).to.equal(false);
  });
});

describe('a thumbnail', () => {
  it('has a size only if the server knows it', () => {
    for (const meta of [undefined, [], false, { width: 0, height: '' }]) {
      expect(read({ 'thumbnail-image-meta': meta }).thumbnail).to.deep.equal({
        url: 'https://site.test/a.png',
        alt: '',
        width: undefined,
        height: undefined,
      });
    }
  });
});
