import { expect, oneEvent } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { playVideo } from '../../../src/core/media/play-video';
import { heldScripts, settled, someBox, YOUTUBE } from './fixtures';

const scripts = heldScripts();

/** Adds a theme's rules to the page. */
function themed(rules: string): HTMLElement {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  return style;
}

describe('a provider’s video', () => {
  it('shows its poster and requests nothing from the provider until it is played', () => {
    const box = someBox();
    playVideo(box, YOUTUBE, { title: 'Sewing', poster: '/poster.svg' });
    const button = box.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-label')).to.equal('Play Sewing');
    expect(button.querySelector('img')?.getAttribute('src')).to.equal('/poster.svg');
    expect(box.querySelector('iframe')).to.equal(null);
    expect(scripts()).to.deep.equal([]);
  });

  it('plays from the no-cookie host when its button is pressed, and takes the focus', () => {
    const box = someBox();
    playVideo(box, `${YOUTUBE}?t=90`, { title: 'Sewing' });
    box.querySelector('button')?.click();
    const frame = box.querySelector('iframe') as HTMLIFrameElement;
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect(origin + pathname).to.equal('https://www.youtube-nocookie.com/embed/a-B_c1D2e3F');
    expect([searchParams.get('autoplay'), searchParams.get('start')]).to.deep.equal(['1', '90']);
    expect([frame.title, document.activeElement]).to.deep.equal(['Sewing', frame]);
    expect(box.querySelector('button')).to.equal(null);
  });

  it('plays at once if the visitor has asked for it', () => {
    const box = someBox();
    playVideo(box, 'https://vimeo.com/1234/abcd', { autoplay: true });
    const frame = box.querySelector('iframe') as HTMLIFrameElement;
    const query = 'h=abcd&autoplay=1&playsinline=1&dnt=1';
    expect(frame.src).to.equal(`https://player.vimeo.com/video/1234?${query}`);
    expect(frame.title).to.equal('Video');
    // The browser reports a frame whose permissions are set twice.
    expect([frame.allow.includes('fullscreen'), frame.allowFullscreen]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('fills its box in a theme that sizes all images and styles all buttons', async () => {
    const theme = themed(
      'img { max-width: 100%; height: auto } button { padding: 1em 2em; background: red; border: 9px solid }',
    );
    const box = someBox();
    playVideo(box, YOUTUBE, { poster: '/demo/assets/shelf.svg' });
    await settled();
    const sizes = [...box.querySelectorAll('button, img')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    });
    const button = box.querySelector('button') as Element;
    expect(getComputedStyle(button).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    theme.remove();
    expect(sizes).to.deep.equal([
      [320, 180],
      [320, 180],
    ]);
  });

  it('fills a box that is connected later', async () => {
    const box = someBox();
    box.remove();
    playVideo(box, YOUTUBE);
    document.body.append(box);
    await settled();
    const { width, height } = (box.querySelector('button') as Element).getBoundingClientRect();
    expect([width, height]).to.deep.equal([320, 180]);
  });

  it('ends when its signal aborts', () => {
    const box = someBox();
    const end = new AbortController();
    playVideo(box, YOUTUBE, { autoplay: true, signal: end.signal });
    end.abort();
    expect(box.childElementCount).to.equal(0);
  });

  it('does not start after its signal has aborted', () => {
    const box = someBox();
    playVideo(box, YOUTUBE, { autoplay: true, signal: AbortSignal.abort() });
    expect(box.childElementCount).to.equal(0);
  });

  it('is accessible, with the site’s messages', async () => {
    configure({ messages: { 'media.play': '{title} abspielen' } });
    const box = someBox();
    playVideo(box, YOUTUBE, { title: 'Heften' });
    expect(box.querySelector('button')?.getAttribute('aria-label')).to.equal('Heften abspielen');
    await expect(box).to.be.accessible();
    configure({ messages: undefined });
  });
});

describe('a video file', () => {
  it('has controls, plays inline, and does not start by itself', () => {
    const box = someBox();
    playVideo(box, '/marbling.webm', { title: 'Marbling', poster: '/poster.svg' });
    const video = box.querySelector('video') as HTMLVideoElement;
    expect(video.controls && video.playsInline).to.equal(true);
    expect(video.autoplay).to.equal(false);
    expect(video.preload).to.equal('none');
    expect(video.getAttribute('aria-label')).to.equal('Marbling');
  });

  it('fills its box in a theme that sizes all videos', async () => {
    const theme = themed('video { max-width: 50%; height: auto; margin: 1em }');
    const box = someBox();
    playVideo(box, '/demo/assets/videos/sewing.webm');
    await settled();
    const { width, height } = (box.querySelector('video') as Element).getBoundingClientRect();
    theme.remove();
    expect([width, height]).to.deep.equal([320, 180]);
  });

  it('reports that it cannot be played, with a link to the file', async () => {
    const box = someBox();
    playVideo(box, '/missing.webm', { autoplay: true });
    await oneEvent(box.querySelector('video') as Element, 'error');
    expect(box.querySelector('[role="alert"]')?.textContent).to.match(/cannot be played/);
    expect(box.querySelector('a')?.href).to.equal(`${location.origin}/missing.webm`);
  });

  it('stops and is removed when its signal aborts', async () => {
    const box = someBox();
    const end = new AbortController();
    playVideo(box, '/missing.webm', { autoplay: true, signal: end.signal });
    const video = box.querySelector('video') as HTMLVideoElement;
    end.abort();
    expect([video.paused, video.hasAttribute('src')]).to.deep.equal([true, false]);
    expect(box.childElementCount).to.equal(0);
  });
});

describe('an address that no player supports', () => {
  it('is offered as a link', () => {
    const box = someBox();
    playVideo(box, 'https://example.org/stream');
    expect(box.querySelector('a')?.href).to.equal('https://example.org/stream');
  });

  it('is not offered as a link if it is unsafe', () => {
    const box = someBox();
    playVideo(box, 'javascript:alert(1)//.mp4');
    expect(box.querySelector('a, video, iframe')).to.equal(null);
    expect(box.textContent).to.match(/cannot be played/);
  });
});
