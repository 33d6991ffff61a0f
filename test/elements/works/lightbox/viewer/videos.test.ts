import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { configure } from '../../../../../src/core/config';
import { until } from '../../../../page-objects/until';
import {
  control,
  dialog,
  endLightboxes,
  opened,
  openedSlides,
  picture,
  slide,
  three,
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

/** A portrait video of the demo site. */
const PORTRAIT = '/demo/assets/videos/comb.webm';

function frames(): number {
  return dialog().querySelectorAll('iframe').length;
}

describe('a single video', () => {
  it('opens in its own dialog, and plays if a visitor opened it', () => {
    opened({ items: [hosted] });
    expect(dialog().querySelector('.pswp')).to.equal(null);
    expect(dialog().querySelector('video')?.autoplay).to.equal(true);
  });

  it('waits for its play button if no visitor opened it', () => {
    opened({ items: [provided], byVisitor: false });
    expect(frames()).to.equal(0);
    expect(dialog().querySelector('button[aria-label*="A film"]')).not.to.equal(null);
  });

  it('has its given aspect ratio', () => {
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

  it('is 800 by 450 or has the page’s width, and fits into the window', async () => {
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

  it('has a full screen button, unless the site disables it', () => {
    opened({ items: [hosted] });
    expect(control('Full screen').checkVisibility()).to.equal(true);
    configure({ kit: { lightbox_enable_fullscreen: '' } });
    opened({ items: [hosted] });
    expect(() => control('Full screen')).to.throw();
  });

  it('gets the aspect ratio of its file as soon as it is known', async () => {
    opened({ items: [{ ...hosted, url: PORTRAIT }] });
    const box = dialog().querySelector('.nh-lightbox-video') as HTMLElement;
    await until(() => box.getBoundingClientRect().width < box.getBoundingClientRect().height);
    const { width, height } = box.getBoundingClientRect();
    expect(width / height).to.be.closeTo(9 / 16, 0.01);
    expect(height).to.be.greaterThan(innerHeight - 150);
  });

  it('stops when the lightbox closes', async () => {
    const handle = opened({ items: [hosted] });
    const video = dialog().querySelector('video');
    handle.close();
    await handle.closed;
    expect(video?.isConnected).to.equal(false);
    expect(video?.hasAttribute('src')).to.equal(false);
  });
});

describe('a video in a slideshow', () => {
  it('waits for its play button if its slide was reached by stepping', async () => {
    await openedSlides({ items: [...three, provided] });
    await sendKeys({ press: 'End' });
    expect(slide()?.querySelector('.nh-video-play')).not.to.equal(null);
    expect(frames()).to.equal(0);
  });

  it('plays if it was opened directly, and stops when its slide is left', async () => {
    await openedSlides({ items: [provided, ...three] });
    expect(frames()).to.equal(1);
    await sendKeys({ press: 'ArrowRight' });
    expect(frames()).to.equal(0);
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => slide()?.querySelector('.nh-video-play') !== null);
    expect(frames()).to.equal(0);
  });

  it('plays if it was opened directly, while its neighbours wait', async () => {
    await openedSlides({ items: [provided, provided, provided, provided], index: 1 });
    await until(() => dialog().querySelectorAll('.nh-lightbox-video').length === 3);
    expect(frames()).to.equal(1);
    expect(slide()?.querySelector('iframe')).not.to.equal(null);
  });

  it('has the aspect ratio of its file before it plays', async () => {
    await openedSlides({ items: [...three, { ...hosted, url: PORTRAIT }] });
    await sendKeys({ press: 'End' });
    const box = slide()?.querySelector('.nh-lightbox-video') as HTMLElement;
    await until(() => box.getBoundingClientRect().width < box.getBoundingClientRect().height);
    expect(box.querySelector('video')?.paused).to.equal(true);
  });

  it('fills its box with the common styles', async () => {
    await openedSlides({ items: [...three, { ...hosted, url: PORTRAIT }] });
    await sendKeys({ press: 'End' });
    const box = slide()?.querySelector('.nh-lightbox-video');
    const { width } = box?.getBoundingClientRect() ?? { width: 0 };
    expect(width).to.be.greaterThan(100);
    expect(box?.querySelector('video')?.getBoundingClientRect().width).to.equal(width);
  });
});
