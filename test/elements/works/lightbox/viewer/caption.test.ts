import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { until } from '../../../../page-objects/until';
import { dialog, endLightboxes, image, opened, openedSlides, slide } from './fixtures';

const long = 'Sewn on five linen tapes, rounded and backed, with hand-marbled endpapers. '.repeat(
  12,
);
const words = [
  { title: 'A', description: 'Of linen' },
  { title: 'B', description: long },
];
const video = { type: 'video', url: '/demo/assets/videos/sewing.webm' } as const;
const page = { type: 'page', url: '/demo/assets/box.svg' } as const;

const caption = (): HTMLElement => dialog().querySelector('.nh-lightbox-caption') as HTMLElement;

/** True if the content is between the top bar and the caption. */
function isFree(selector: string): boolean {
  const box = slide()?.querySelector(selector)?.getBoundingClientRect();
  return (
    box !== undefined &&
    box.height > 40 &&
    box.top >= 0 &&
    box.bottom <= caption().getBoundingClientRect().top + 1
  );
}

describe('the caption', () => {
  it('stays visible when the controls hide', async () => {
    await openedSlides({ items: [image('box', words[1])] });
    dialog().querySelector('.nh-lightbox-frame')?.setAttribute('data-idle', '');
    const bar = dialog().querySelector('.nh-lightbox-bar') as Element;
    await until(() => getComputedStyle(bar).opacity === '0');
    expect(getComputedStyle(caption()).opacity).to.equal('1');
  });
});

const before = { width: innerWidth, height: innerHeight };
afterEach(async () => {
  await endLightboxes();
  await setViewport(before);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 640],
] as const) {
  describe(`a caption at ${width} by ${height} does not cover`, () => {
    beforeEach(() => setViewport({ width, height }));

    it('images', async () => {
      const size = { width: 1200, height: 1600 };
      const items = words.map((text) => image('box', { ...text, ...size }));
      await openedSlides({ items });
      await until(() => isFree('img'));
      await sendKeys({ press: 'ArrowRight' });
      await until(() => caption().textContent?.startsWith('B') && isFree('img'));
    });

    it('videos and their controls, in a slideshow and alone', async () => {
      const items = words.map((text) => ({ ...video, ...text }));
      await openedSlides({ items });
      await until(() => isFree('video'));
      await sendKeys({ press: 'ArrowRight' });
      await until(() => caption().textContent?.startsWith('B') && isFree('video'));
      opened({ items: items.slice(1) });
      const film = dialog().querySelector('video') as Element;
      await until(
        () => film.getBoundingClientRect().bottom <= caption().getBoundingClientRect().top + 1,
      );
      expect(film.getBoundingClientRect().height).to.be.greaterThan(40);
    });

    it('pages', async () => {
      await openedSlides({ items: [{ ...page, title: long }, image('box')] });
      await until(() => isFree('.nh-lightbox-page'));
    });

    it('its own end, to which the keyboard scrolls', async () => {
      await openedSlides({ items: [image('box', words[1])] });
      await until(() => caption().tabIndex === 0);
      expect(caption().scrollHeight).to.be.greaterThan(caption().clientHeight);
      caption().focus();
      await sendKeys({ press: 'ArrowDown' });
      await until(() => caption().scrollTop > 0);
    });
  });
}
