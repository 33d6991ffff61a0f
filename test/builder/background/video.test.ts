import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import firstStyles from '../../../src/nh.css?inline';
import { heldScripts } from '../../core/media/fixtures';
import { until } from '../../page-objects/until';
import { film, living, livingTag, PRINTED_BOX } from './fixtures';

const scripts = heldScripts();

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a background video of a section', () => {
  it('plays muted in the builder’s video element, which is visible only then', async () => {
    const living_ = await living(film, PRINTED_BOX);
    const player = living_.film() as HTMLVideoElement;
    const box = living_.box() as HTMLElement;
    expect(box.classList.contains('elementor-loading')).to.equal(true);
    await until(() => !box.classList.contains('elementor-loading'));
    expect([player.muted, player.loop, player.controls]).to.deep.equal([true, true, false]);
    expect(box.inert).to.equal(true);
    expect(living_.pause()).not.to.equal(null);
  });

  it('covers its box, also after a resize', async () => {
    const { film: player, section } = await living(film, PRINTED_BOX);
    for (const width of ['300px', '120px']) {
      section.style.width = width;
      const [own, room] = [player(), section].map((one) => one?.getBoundingClientRect());
      expect([own?.width, own?.height]).to.deep.equal([room?.width, room?.height]);
    }
  });

  it('is hidden before it plays, so that its box causes no visible shift', async () => {
    const styles = document.head.appendChild(document.createElement('style'));
    styles.textContent = firstStyles;
    const box = await fixture(PRINTED_BOX);
    const player = box.querySelector('video') as HTMLVideoElement;
    expect(player.checkVisibility({ visibilityProperty: true })).to.equal(false);
    player.src = '/demo/assets/videos/comb.webm';
    expect(player.checkVisibility({ visibilityProperty: true })).to.equal(true);
    styles.remove();
  });

  it('is paused and resumed with its button', async () => {
    const { film: player, pause } = await living(film, PRINTED_BOX);
    await until(() => !player()?.paused);
    pause()?.click();
    expect(player()?.paused).to.equal(true);
    pause()?.click();
    await until(() => !player()?.paused);
  });

  it('plays a part in a loop, or once and then removes the pause button', async () => {
    const part = { ...film, background_video_start: 0.2, background_video_end: 0.5 };
    const again = await living(part, PRINTED_BOX);
    const player = again.film() as HTMLVideoElement;
    expect([player.loop, player.src]).to.deep.equal([
      false,
      new URL('/demo/assets/videos/comb.webm#t=0.2,0.5', location.href).href,
    ]);
    const once = await living({ ...part, background_play_once: 'yes' }, PRINTED_BOX);
    await until(() => once.pause() === null, 'comes to its end');
    expect(once.film()?.paused).to.equal(true);
    expect(again.pause()).not.to.equal(null);
  });

  it('is not shown with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { film: player, pause } = await living(film, PRINTED_BOX);
    expect([player()?.hasAttribute('src'), pause()]).to.deep.equal([false, null]);
  });

  it('leaves the builder’s video element as it was printed', async () => {
    const { host, section, box } = await living(film, PRINTED_BOX);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    const printed = document.createElement('div');
    printed.innerHTML = PRINTED_BOX;
    expect(box()?.isEqualNode(printed.firstChild)).to.equal(true);
    expect(section.children).to.have.length(2);
  });

  it('plays in a new box if none is printed', async () => {
    const { film: player, host } = await livingTag('nh-container', film);
    await until(() => player()?.paused === false);
    await expect(host).to.be.accessible();
  });

  it('removes the pause button if it fails to load', async () => {
    const missing = { ...film, background_video_link: '/missing.webm' };
    const { pause, box } = await living(missing, PRINTED_BOX);
    await until(() => pause() === null);
    expect(box()?.classList.contains('elementor-loading')).to.equal(true);
  });
});

describe('a provider’s background video of a section', () => {
  const youtube = {
    background_background: 'video',
    background_video_link: 'https://youtu.be/a-B_c1D2e3F',
    background_video_start: 3,
    background_privacy_mode: 'yes',
  };
  const EMBED =
    '<div class="elementor-background-video-container"><div class="elementor-background-video-embed"></div></div>';

  it('plays muted without controls, and is paused by removal if its script is blocked', async () => {
    const { find, pause, box } = await living(youtube, EMBED);
    await until(() => find('iframe'));
    const frame = find<HTMLIFrameElement>('iframe') as HTMLIFrameElement;
    const { host, searchParams } = new URL(frame.src);
    expect(host).to.equal('www.youtube-nocookie.com');
    expect(Object.fromEntries(searchParams)).to.include({
      autoplay: '1',
      mute: '1',
      controls: '0',
      start: '3',
    });
    expect(frame.matches('.elementor-background-video-embed')).to.equal(true);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await until(() => !box()?.classList.contains('elementor-loading'));
    pause()?.click();
    expect(find('iframe')).to.equal(null);
    pause()?.click();
    expect(find('iframe')).to.equal(frame);
  });

  it('covers a box with another aspect ratio', async () => {
    const { find, section } = await living(youtube, EMBED);
    await until(() => find('iframe'));
    const frame = find('iframe') as HTMLElement;
    for (const [width, height] of [
      [640, 90],
      [90, 640],
    ] as const) {
      section.style.width = `${width}px`;
      section.style.height = `${height}px`;
      const own = frame.getBoundingClientRect();
      expect(own.width / own.height).to.be.closeTo(16 / 9, 0.01);
      expect(own.width).to.be.at.least(width - 0.1);
      expect(own.height).to.be.at.least(height - 0.1);
    }
  });
});
