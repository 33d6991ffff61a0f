import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../../src/core/config';
import {
  control,
  dialog,
  endLightboxes,
  opened,
  openedSlides,
  picture,
  slide,
  three,
  until,
} from './fixtures';

const before = { width: innerWidth, height: innerHeight };
afterEach(async () => {
  await endLightboxes();
  await setViewport(before);
});

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

  const boxSize = () => {
    const box = dialog().querySelector('.nh-lightbox-video') as Element;
    const { width, height } = box.getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  };

  it('is 800 by 450, of another width where the page says so, and never beyond the window', async () => {
    await setViewport({ width: 1280, height: 800 });
    opened({ items: [hosted] });
    expect(boxSize()).to.deep.equal({ width: 800, height: 450 });
    dialog().style.setProperty('--nh-lightbox-video-width', '40rem');
    expect(boxSize()).to.deep.equal({ width: 640, height: 360 });
    dialog().style.setProperty('--nh-lightbox-video-width', '200rem');
    await setViewport({ width: 640, height: 800 });
    expect(boxSize()).to.deep.equal({ width: 608, height: 342 });
    await setViewport({ width: 1280, height: 400 });
    expect(boxSize().height).to.be.lessThan(400);
    expect(boxSize().width / boxSize().height).to.be.closeTo(16 / 9, 0.02);
  });

  it('has a full-screen button, unless the site leaves it out', () => {
    opened({ items: [hosted] });
    expect(control('Full screen').checkVisibility()).to.equal(true);
    configure({ kit: { lightbox_enable_fullscreen: '' } });
    opened({ items: [hosted] });
    expect(() => control('Full screen')).to.throw();
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
