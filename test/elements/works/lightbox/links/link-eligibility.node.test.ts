import { expect } from 'chai';
import {
  isImageAddress,
  isLightboxLink,
  type LinkSite,
  mayOpen,
} from '../../../../../src/elements/works/lightbox/links/link-eligibility';

const site: LinkSite = { builder: 'elementor', kit: {}, mode: 'public', lightboxInEditor: true };
const siteWide: LinkSite = { ...site, kit: { global_image_lightbox: 'yes' } };

/** A link as far as it is looked at. */
function link(attributes: Record<string, string>) {
  const values = new Map(Object.entries(attributes));
  return {
    getAttribute: (name: string) => values.get(name) ?? null,
    hasAttribute: (name: string) => values.has(name),
  };
}

const picture = { href: '/a.jpg' };
const asked = { 'data-elementor-open-lightbox': 'yes' };
const video = { href: '/watch', 'data-elementor-lightbox-video': 'https://youtu.be/a-B_c1D2e3F' };

describe('an address of a picture', () => {
  for (const ending of [
    'png',
    'jpg',
    'jpeg',
    'gif',
    'svg',
    'webp',
    'avif',
    'JPG',
    'jpg?w=2',
    'jpg?w=2#b',
  ]) {
    it(`ends in ${ending}`, () => {
      expect(isImageAddress(`/a.${ending}`)).to.equal(true);
    });
  }
  for (const address of [
    '/a',
    '/a.pdf',
    '/a.jpg.html',
    '/a.jpg#b',
    '/a?file=b.jpg',
    '#a.jpg',
    '',
  ]) {
    it(`is not ${address || 'empty'}`, () => {
      expect(isImageAddress(address)).to.equal(false);
    });
  }
});

describe('a link opens in the lightbox', () => {
  it('to a picture, or marked as a video, where it asks for it', () => {
    expect(isLightboxLink(link({ ...picture, ...asked }), site)).to.equal(true);
    expect(isLightboxLink(link({ ...video, ...asked }), site)).to.equal(true);
  });

  it('by an empty mark, where it leads to a video itself', () => {
    const empty = { 'data-elementor-lightbox-video': '', ...asked };
    for (const [href, isOne] of [
      ['https://youtu.be/a-B_c1D2e3F', true],
      ['/film.webm', true],
      ['/about', false],
    ] as const) {
      expect(isLightboxLink(link({ href, ...empty }), site), href).to.equal(isOne);
    }
  });

  for (const value of ['yes', true, 1, '1', 'on', 'true']) {
    it(`where the kit’s switch is ${JSON.stringify(value)}`, () => {
      const kit = { global_image_lightbox: value };
      expect(isLightboxLink(link(picture), { ...site, kit })).to.equal(true);
    });
  }

  it('by the names of another builder', () => {
    const other = { ...site, builder: 'brick' };
    expect(isLightboxLink(link({ ...picture, 'data-brick-open-lightbox': 'yes' }), other)).to.equal(
      true,
    );
    expect(isLightboxLink(link({ ...picture, ...asked }), other)).to.equal(false);
  });
});

describe('a link does not open in the lightbox', () => {
  it('where nobody asks for it', () => {
    for (const value of [undefined, '', 'no', false, 0]) {
      const kit = { global_image_lightbox: value };
      expect(isLightboxLink(link(picture), { ...site, kit })).to.equal(false);
    }
  });

  it('where its own no beats the kit’s yes', () => {
    const no = { 'data-elementor-open-lightbox': 'no' };
    expect(isLightboxLink(link({ ...picture, ...no }), siteWide)).to.equal(false);
  });

  it('where it leads elsewhere', () => {
    expect(isLightboxLink(link({ href: '/page', ...asked }), siteWide)).to.equal(false);
    expect(isLightboxLink(link(asked), siteWide)).to.equal(false);
  });

  it('where it is a download, also of what is marked as a video', () => {
    for (const content of [picture, video]) {
      expect(isLightboxLink(link({ ...content, ...asked, download: '' }), siteWide)).to.equal(
        false,
      );
    }
  });
});

describe('on a page that is being edited', () => {
  const edited = { mode: 'edit', lightboxInEditor: true } as const;
  it('the lightbox opens by the preference, and not while a colour is picked', () => {
    expect(mayOpen(edited, false)).to.equal(true);
    expect(mayOpen({ ...edited, lightboxInEditor: false }, false)).to.equal(false);
    expect(mayOpen(edited, true)).to.equal(false);
  });

  it('nothing of that matters elsewhere', () => {
    expect(mayOpen({ mode: 'public', lightboxInEditor: false }, true)).to.equal(true);
  });
});
