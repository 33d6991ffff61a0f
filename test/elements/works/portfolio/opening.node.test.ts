import { expect } from 'chai';
import type { PortfolioItem } from '../../../../src/elements/works/portfolio/item';
import { openingOf, previewOf, slidesOf } from '../../../../src/elements/works/portfolio/opening';
import { portfolioItem } from './items';

const siteUrl = 'https://customer.example/';

describe('the opening of a portfolio item', () => {
  it('shows a page in the lightbox, with a link to the item’s page', () => {
    const { href, inNewTab, lightbox } = openingOf(portfolioItem());
    expect(href).to.equal('https://site.example/works/atlas');
    expect(inNewTab).to.equal(false);
    expect(lightbox).to.include({ type: 'page', url: href, title: 'An atlas' });
  });

  it('shows an external site itself, and links to it', () => {
    const { href, lightbox } = openingOf(portfolioItem({ type: 'iframe', siteUrl }));
    expect(href).to.equal(siteUrl);
    expect(lightbox).to.include({ type: 'page', url: siteUrl });
  });

  it('shows the item’s page if an external site has no address', () => {
    const { lightbox } = openingOf(portfolioItem({ type: 'iframe' }));
    expect(lightbox).to.include({ url: 'https://site.example/works/atlas' });
  });

  for (const type of ['page', 'iframe', 'image', 'video'] as const) {
    it(`follows the link of an ${type} that opens in a tab`, () => {
      const media = { image: 'https://site.example/a.jpg', video: 'https://site.example/a.webm' };
      const newTab = openingOf(portfolioItem({ type, siteUrl, ...media, opensIn: 'new-tab' }));
      expect(newTab).to.deep.include({ inNewTab: true, lightbox: undefined });
      const sameTab = openingOf(portfolioItem({ type, siteUrl, ...media, opensIn: 'same-tab' }));
      expect(sameTab).to.deep.include({ inNewTab: false, lightbox: undefined });
      expect(sameTab.href).to.equal(newTab.href);
    });
  }

  it('opens an external site in a new tab if its flag is set', () => {
    const item = { type: 'iframe', siteUrl, siteInNewTab: true } as const;
    expect(openingOf(portfolioItem(item))).to.deep.equal({
      href: siteUrl,
      inNewTab: true,
      lightbox: undefined,
    });
    expect(openingOf(portfolioItem({ ...item, siteUrl: undefined })).inNewTab).to.equal(false);
    expect(openingOf(portfolioItem({ ...item, type: 'page' })).inNewTab).to.equal(false);
  });

  for (const type of ['page', 'iframe', 'image', 'video'] as const) {
    it(`follows the link of an ${type} in a new tab if its site’s flag is set`, () => {
      const flagged = { type, siteUrl, siteInNewTab: true, opensIn: 'same-tab' } as const;
      expect(openingOf(portfolioItem(flagged)).inNewTab).to.equal(true);
      expect(openingOf(portfolioItem({ ...flagged, siteUrl: undefined })).inNewTab).to.equal(false);
    });
  }

  it('follows a link in a new tab that the lightbox cannot show if its site’s flag is set', () => {
    const video = portfolioItem({ type: 'video', siteUrl, siteInNewTab: true });
    expect(openingOf(video)).to.include({ inNewTab: true, lightbox: undefined });
  });

  it('shows the large image, or the thumbnail without one', () => {
    const image = 'https://site.example/atlas.jpg';
    expect(openingOf(portfolioItem({ type: 'image', image })).lightbox).to.deep.include({
      type: 'image',
      url: image,
      alt: 'Its spine',
      preview: 'https://site.example/atlas-small.svg',
    });
    expect(previewOf(portfolioItem({ type: 'image' }))).to.include({
      url: 'https://site.example/atlas-small.svg',
    });
  });

  it('follows a link if the lightbox has nothing to show', () => {
    const video = openingOf(portfolioItem({ type: 'video' }));
    expect(video).to.deep.include({ lightbox: undefined, inNewTab: false });
    expect(video.href).to.equal('https://site.example/works/atlas');
    expect(openingOf(portfolioItem({ link: 'mailto:a@site.example' })).lightbox).to.equal(
      undefined,
    );
  });

  it('links to the image or video of an item without a page', () => {
    const video = 'https://site.example/atlas.webm';
    expect(openingOf(portfolioItem({ type: 'video', video, link: undefined })).href).to.equal(
      video,
    );
    expect(openingOf(portfolioItem({ link: undefined })).href).to.equal(undefined);
  });

  it('links to the thumbnail of an image without other addresses', () => {
    const { href, lightbox } = openingOf(portfolioItem({ type: 'image', link: undefined }));
    expect(href).to.equal('https://site.example/atlas-small.svg');
    expect(lightbox).to.include({ url: href });
  });

  it('has a slideshow of the images, in the order of the list', () => {
    const images = ['a', 'b'].map((key) =>
      portfolioItem({ key, type: 'image', image: `https://site.example/${key}.jpg` }),
    );
    const bare = portfolioItem({ key: 'c', type: 'image', thumbnail: undefined });
    const slides = slidesOf([portfolioItem(), ...images, bare], bare);
    expect(slides.map(({ item }) => item.key)).to.deep.equal(['a', 'b']);
  });

  it('has a slideshow without images that open elsewhere, except the one in quick view', () => {
    const ways = ['lightbox', 'new-tab', 'same-tab', 'lightbox'] as const;
    const images = ways.map((opensIn, at) =>
      portfolioItem({ key: `${at}`, type: 'image', opensIn }),
    );
    const keysFrom = (at: number) =>
      slidesOf(images, images[at] as PortfolioItem).map(({ item }) => item.key);
    expect(keysFrom(0)).to.deep.equal(['0', '3']);
    expect(keysFrom(2)).to.deep.equal(['0', '2', '3']);
  });

  it('shares the item’s page, not the image file', () => {
    const shared = (link: string | undefined) => previewOf(portfolioItem({ type: 'image', link }));
    expect(shared('https://site.example/works/atlas')).to.include({
      permalink: 'https://site.example/works/atlas',
    });
    expect(shared('mailto:a@site.example')).to.include({ permalink: undefined });
  });
});
