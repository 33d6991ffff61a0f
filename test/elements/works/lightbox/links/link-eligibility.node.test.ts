import { expect } from 'chai';
import {
  isImageAddress,
  isLightboxLink,
  type LinkSite,
} from '../../../../../src/elements/works/lightbox/links/link-eligibility';

const site: LinkSite = { builder: 'elementor', kit: {} };
const siteWide: LinkSite = { ...site, kit: { global_image_lightbox: 'yes' } };

/** A link with only the members that are read. */
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

describe('the address of an image', () => {
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
    it(`may end in ${ending}`, () => {
      expect(isImageAddress(`/a.${ending}`)).to.equal(true);
    });
  }
  for (const address of ['.jpg', './.png', '/uploads/.webp?w=2']) {
    it(`may be ${address}, a name without a stem`, () => {
      expect(isImageAddress(address)).to.equal(true);
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
    it(`cannot be ${address || 'empty'}`, () => {
      expect(isImageAddress(address)).to.equal(false);
    });
  }
});

describe('a link opens in the lightbox', () => {
  it('to an image or marked as a video, if its attribute enables the lightbox', () => {
    expect(isLightboxLink(link({ ...picture, ...asked }), site)).to.equal(true);
    expect(isLightboxLink(link({ ...video, ...asked }), site)).to.equal(true);
  });

  it('with an empty video attribute, if its address is a video’s', () => {
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
    it(`if the kit’s setting is ${JSON.stringify(value)}`, () => {
      const kit = { global_image_lightbox: value };
      expect(isLightboxLink(link(picture), { ...site, kit })).to.equal(true);
    });
  }

  it('with the attributes of another builder', () => {
    const other = { ...site, builder: 'brick' };
    expect(isLightboxLink(link({ ...picture, 'data-brick-open-lightbox': 'yes' }), other)).to.equal(
      true,
    );
    expect(isLightboxLink(link({ ...picture, ...asked }), other)).to.equal(false);
  });
});

describe('a link does not open in the lightbox', () => {
  it('if neither its attribute nor the kit enables it', () => {
    for (const value of [undefined, '', 'no', false, 0]) {
      const kit = { global_image_lightbox: value };
      expect(isLightboxLink(link(picture), { ...site, kit })).to.equal(false);
    }
  });

  it('if its attribute disables it, whatever the kit’s setting', () => {
    const no = { 'data-elementor-open-lightbox': 'no' };
    expect(isLightboxLink(link({ ...picture, ...no }), siteWide)).to.equal(false);
  });

  it('to another kind of file', () => {
    expect(isLightboxLink(link({ href: '/page', ...asked }), siteWide)).to.equal(false);
    expect(isLightboxLink(link(asked), siteWide)).to.equal(false);
  });

  it('for a download, even if it is marked as a video', () => {
    for (const content of [picture, video]) {
      expect(isLightboxLink(link({ ...content, ...asked, download: '' }), siteWide)).to.equal(
        false,
      );
    }
  });
});
