import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  dialog,
  endLightboxes,
  opened,
  openedSlides,
  picture,
  slide,
  three,
  until,
} from './fixtures';

afterEach(endLightboxes);

const hosted = {
  type: 'video',
  url: '/none.webm',
  title: 'A film',
  poster: picture('box'),
} as const;
const provided = { ...hosted, url: 'https://youtu.be/abcdefghijk' } as const;

/** A film of the demo site that stands upright. */
const PORTRAIT = '/demo/assets/videos/comb.webm';

function frames(): number {
  return dialog().querySelectorAll('iframe').length;
}

describe('a single video', () => {
  it('opens in a dialog of its own, and plays for the visitor who asked for it', () => {
    opened({ items: [hosted] });
    expect(dialog().querySelector('.pswp')).to.equal(null);
    expect(dialog().querySelector('video')?.autoplay).to.equal(true);
  });

  it('waits for its play button where nobody asked', () => {
    opened({ items: [provided], byVisitor: false });
    expect(frames()).to.equal(0);
    expect(dialog().querySelector('button[aria-label*="A film"]')).not.to.equal(null);
  });

  it('has the shape that is known of it', () => {
    opened({ items: [{ ...hosted, ratio: 9 / 16 }] });
    const { width, height } = (
      dialog().querySelector('.nh-lightbox-video') as Element
    ).getBoundingClientRect();
    expect(width / height).to.be.closeTo(9 / 16, 0.01);
  });

  it('takes the shape of its film as soon as that is known', async () => {
    opened({ items: [{ ...hosted, url: PORTRAIT }] });
    const box = dialog().querySelector('.nh-lightbox-video') as HTMLElement;
    await until(() => box.getBoundingClientRect().width < box.getBoundingClientRect().height);
    const { width, height } = box.getBoundingClientRect();
    expect(width / height).to.be.closeTo(9 / 16, 0.01);
    expect(height).to.be.greaterThan(innerHeight - 150);
  });

  it('ends with the lightbox', async () => {
    const handle = opened({ items: [hosted] });
    const video = dialog().querySelector('video');
    handle.close();
    await handle.closed;
    expect(video?.isConnected).to.equal(false);
    expect(video?.hasAttribute('src')).to.equal(false);
  });
});

describe('a video in a slideshow', () => {
  it('waits for its play button when it was come across', async () => {
    await openedSlides({ items: [...three, provided] });
    await sendKeys({ press: 'End' });
    expect(slide()?.querySelector('.nh-video-play')).not.to.equal(null);
    expect(frames()).to.equal(0);
  });

  it('plays when it was asked for, and is put away when its slide is left', async () => {
    await openedSlides({ items: [provided, ...three] });
    expect(frames()).to.equal(1);
    await sendKeys({ press: 'ArrowRight' });
    expect(frames()).to.equal(0);
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => slide()?.querySelector('.nh-video-play') !== null);
    expect(frames()).to.equal(0);
  });

  it('plays when it was asked for, between others that wait', async () => {
    await openedSlides({ items: [provided, provided, provided, provided], index: 1 });
    await until(() => dialog().querySelectorAll('.nh-lightbox-video').length === 3);
    expect(frames()).to.equal(1);
    expect(slide()?.querySelector('iframe')).not.to.equal(null);
  });

  it('has the shape of its film before it is played', async () => {
    await openedSlides({ items: [...three, { ...hosted, url: PORTRAIT }] });
    await sendKeys({ press: 'End' });
    const box = slide()?.querySelector('.nh-lightbox-video') as HTMLElement;
    await until(() => box.getBoundingClientRect().width < box.getBoundingClientRect().height);
    expect(box.querySelector('video')?.paused).to.equal(true);
  });

  it('fills its box, styled like everywhere', async () => {
    await openedSlides({ items: [...three, { ...hosted, url: PORTRAIT }] });
    await sendKeys({ press: 'End' });
    const box = slide()?.querySelector('.nh-lightbox-video');
    const { width } = box?.getBoundingClientRect() ?? { width: 0 };
    expect(width).to.be.greaterThan(100);
    expect(box?.querySelector('video')?.getBoundingClientRect().width).to.equal(width);
  });
});
