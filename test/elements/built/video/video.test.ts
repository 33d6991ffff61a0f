import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { heldScripts } from '../../../core/media/fixtures';
import { until } from '../../../page-objects/until';
import { BARE, FILE, living, YOUTUBE } from './fixtures';

const scripts = heldScripts();
const ADDRESS = 'https://www.youtube.com/watch?v=a-B_c1D2e3F';
const youtube = { video_type: 'youtube', youtube_url: ADDRESS };

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a YouTube video', () => {
  it('requests nothing from the provider until its image is clicked, then plays', async () => {
    const { host, overlay, query } = await living({ ...youtube, start: 5, end: 9 }, YOUTUBE);
    expect([host.querySelector('iframe'), scripts()]).to.deep.equal([null, []]);
    const heard = oneEvent(host, 'nh-video-play');
    overlay.click();
    expect((await heard).detail).to.deep.equal({ type: 'youtube', url: ADDRESS });
    const { origin: _, ...asked } = query();
    expect(asked).to.deep.equal({
      autoplay: '1',
      playsinline: '0',
      rel: '0',
      start: '5',
      end: '9',
      controls: '0',
      enablejsapi: '1',
    });
    await until(() => overlay.hidden);
  });

  for (const key of ['Enter', 'Space']) {
    it(`plays on ${key} on its play icon, and receives the focus`, async () => {
      const { host, icon } = await living(youtube, YOUTUBE);
      icon.focus();
      await sendKeys({ press: key });
      await until(() => host.querySelector('iframe'));
      expect(document.activeElement).to.equal(host.querySelector('iframe'));
    });
  }

  it('is loaded at once without an image, and autoplays only muted', async () => {
    const settings = { ...youtube, autoplay: 'yes', controls: 'yes', loop: 'yes' };
    const { host, query } = await living(settings, YOUTUBE, BARE);
    await until(() => host.querySelector('iframe'));
    expect(query()).to.include({ autoplay: '1', mute: '1', loop: '1', playlist: 'a-B_c1D2e3F' });
    expect(query()).not.to.have.property('controls');
  });

  it('does not autoplay with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { host, query } = await living({ ...youtube, autoplay: 'yes' }, YOUTUBE, BARE);
    await until(() => host.querySelector('iframe'));
    expect(query().autoplay).to.equal('0');
  });

  it('uses the host without cookies only in privacy mode', async () => {
    for (const [yt_privacy, expected] of [
      ['yes', 'www.youtube-nocookie.com'],
      ['no', 'www.youtube.com'],
    ]) {
      const { host, find } = await living({ ...youtube, yt_privacy }, YOUTUBE, BARE);
      await until(() => host.querySelector('iframe'));
      expect(new URL(find<HTMLIFrameElement>('iframe').src).host).to.equal(expected);
    }
  });

  it('waits until it is in view with lazy load', async () => {
    const room = document.body.insertBefore(
      document.createElement('div'),
      document.body.firstChild,
    );
    room.style.height = '300vh';
    const late = await living({ ...youtube, lazy_load: 'yes' }, YOUTUBE, BARE);
    await nextFrame();
    await nextFrame();
    expect(late.host.querySelector('iframe')).to.equal(null);
    late.host.scrollIntoView();
    await until(() => late.host.querySelector('iframe'));
    room.remove();
  });

  it('restores its printed placeholder', async () => {
    const { host } = await living(youtube, YOUTUBE, BARE);
    const printed = host.innerHTML;
    await until(() => host.querySelector('iframe'));
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(host.querySelector('iframe')).to.equal(null);
    expect(host.innerHTML).to.equal(printed.replace(' data-nh-live=""', ''));
  });
});

describe('a video of another provider', () => {
  const frame = (attribute: string) =>
    `<iframe class="elementor-video-iframe" title="Film" ${attribute}="https://player.vimeo.com/video/1?dnt=1#t=5s"></iframe>`;

  it('plays from the deferred address when its image is clicked', async () => {
    const { find, overlay } = await living({ video_type: 'vimeo' }, frame('data-lazy-load'));
    const film = find<HTMLIFrameElement>('iframe');
    expect(film.getAttribute('src')).to.equal(null);
    overlay.click();
    await until(() => film.getAttribute('src'));
    expect(film.src).to.equal('https://player.vimeo.com/video/1?dnt=1&autoplay=1#t=5s');
    expect(film.allow).to.include('autoplay');
  });

  it('is loaded when it comes into view with lazy load', async () => {
    const { find } = await living({ video_type: 'vimeo' }, frame('data-lazy-load'), BARE);
    const film = find<HTMLIFrameElement>('iframe');
    await until(() => film.getAttribute('src'));
    expect(film.src).to.equal('https://player.vimeo.com/video/1?dnt=1#t=5s');
  });

  it('is not loaded from an unsafe address', async () => {
    const { find, overlay } = await living(
      { video_type: 'vimeo' },
      '<iframe title="Film" data-lazy-load="javascript:alert(1)"></iframe>',
    );
    overlay.click();
    await until(() => overlay.hidden);
    expect(find('iframe').getAttribute('src')).to.equal(null);
  });
});

describe('a video file of the site', () => {
  it('is paused behind its image, and plays its part in a loop', async () => {
    const { find, overlay } = await living({ video_type: 'hosted' }, FILE);
    const film = find<HTMLVideoElement>('video');
    film.muted = true;
    expect([film.autoplay, film.paused]).to.deep.equal([false, true]);
    overlay.click();
    await until(() => film.currentTime >= 0.5);
    const { currentTime } = film;
    film.currentTime = 2;
    await until(() => film.currentTime < 1.5, 'goes back to its start');
    expect(currentTime).to.be.within(0.5, 1.5);
    expect(document.activeElement).to.equal(film);
  });

  it('has the caption tracks of its settings, and is named by its title', async () => {
    const tracks = [
      { url: '/comb.en.vtt', language: 'en', label: 'English', default: 'yes' },
      '/comb.de.vtt',
    ];
    const settings = { video_type: 'hosted', tracks, title: 'The comb' };
    const { find, host } = await living(settings, FILE);
    const film = find<HTMLVideoElement>('video');
    const added = [...film.querySelectorAll('track')].map((track) =>
      [track.getAttribute('src'), track.kind, track.srclang, track.label, track.default].join(' '),
    );
    expect(added).to.deep.equal([
      '/comb.en.vtt captions en English true',
      '/comb.de.vtt captions   false',
    ]);
    expect(film.getAttribute('aria-label')).to.equal('The comb');
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect([film.childElementCount, film.hasAttribute('aria-label')]).to.deep.equal([0, false]);
  });

  it('is named by the caption of its figure, else as a video, if it has no title', async () => {
    const { find } = await living({ video_type: 'hosted' }, FILE);
    expect(find('video').getAttribute('aria-label')).to.equal('Video');
    const figure = `<figure>${FILE}</video><figcaption>The comb</figcaption></figure>`;
    const named = await living({ video_type: 'hosted' }, figure);
    expect(named.find('video').getAttribute('aria-label')).to.equal('The comb');
  });

  it('autoplays muted, but not with reduced motion', async () => {
    const settings = { video_type: 'hosted', autoplay: 'yes' };
    const playing = await living(settings, FILE, BARE);
    const film = playing.find<HTMLVideoElement>('video');
    await until(() => !film.paused);
    expect(film.muted).to.equal(true);
    await emulateMedia({ reducedMotion: 'reduce' });
    const still = (await living(settings, FILE, BARE)).find<HTMLVideoElement>('video');
    await until(() => still.controls);
    expect(still.paused).to.equal(true);
  });
});

describe('an image overlay without a play icon', () => {
  it('is the button itself', async () => {
    const { overlay, host } = await living(youtube, YOUTUBE, {
      overlay: '<div class="elementor-custom-embed-image-overlay"></div>',
    });
    expect([overlay.role, overlay.tabIndex, overlay.ariaLabel]).to.deep.equal([
      'button',
      0,
      'Play Video',
    ]);
    await expect(host).to.be.accessible();
  });
});

describe('a video in the editor', () => {
  afterEach(() => configure({ mode: 'public' }));

  it('is replaced when its settings change, and the earlier video ends', async () => {
    configure({ mode: 'edit' });
    const { host, query } = await living(youtube, YOUTUBE, BARE);
    await until(() => host.querySelector('iframe'));
    host.setAttribute('settings', JSON.stringify({ ...youtube, start: 30 }));
    await until(() => host.querySelector('iframe') && query().start === '30');
    expect(host.querySelectorAll('iframe')).to.have.length(1);
  });
});
