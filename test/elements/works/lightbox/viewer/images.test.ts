import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../../../page-objects/until';
import {
  dialog,
  endLightboxes,
  image,
  openedSlides,
  picture,
  shownPicture,
  slide,
  three,
} from './fixtures';

afterEach(endLightboxes);

describe('an image of unknown size', () => {
  it('is measured, and shown with its aspect ratio', async () => {
    const unknown = { type: 'image', url: picture('notebook'), alt: 'A notebook' } as const;
    await openedSlides({ items: [unknown] });
    await until(() => shownPicture() !== undefined);
    const shown = slide()?.querySelector('img');
    expect(shown?.alt).to.equal('A notebook');
    const { width, height } = shown?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect(width / height).to.be.closeTo(240 / 200, 0.02);
  });

  it('fills the screen if it is an SVG', async () => {
    await openedSlides({
      items: [{ type: 'image', url: '/test/elements/works/lightbox/viewer/drawing.svg' }],
    });
    await until(() => shownPicture() !== undefined);
    const { width, height } =
      slide()?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    expect(width / height).to.be.closeTo(16 / 9, 0.02);
    expect([width > innerWidth - 2, height > innerHeight - 100]).to.include(true);
  });

  it('does not delay the slideshow', async () => {
    const slow = image('shelf', { width: undefined, height: undefined });
    await openedSlides({ items: [slow, ...three] });
    await sendKeys({ press: 'ArrowRight' });
    expect(shownPicture()).to.equal(picture('notebook'));
  });
});

describe('an image that cannot be loaded', () => {
  for (const size of [
    { width: 600, height: 400 },
    { width: undefined, height: undefined },
  ]) {
    it(`shows a message and a link to the file if its size is ${size.width ? 'known' : 'unknown'}`, async () => {
      await openedSlides({ items: [image('nowhere', size), ...three] });
      await until(() => slide()?.querySelector('.nh-lightbox-failure') !== null);
      const link = slide()?.querySelector<HTMLAnchorElement>('.nh-lightbox-failure a');
      expect(link?.pathname).to.equal(picture('nowhere'));
      expect(link?.rel).to.equal('noopener');
      await sendKeys({ press: 'ArrowRight' });
      expect(shownPicture()).to.equal(picture('notebook'));
    });
  }

  for (const url of ['javascript:alert(1)', 'data:image/png;base64,AAAA', 'mailto:a@b.c', '']) {
    it(`is not requested from “${url}”`, async () => {
      await openedSlides({ items: [image('box', { url })] });
      expect(slide()?.querySelector('.nh-lightbox-failure')?.textContent).to.contain('image');
      expect(dialog().querySelector('img, .nh-lightbox-failure a')).to.equal(null);
    });
  }
});
