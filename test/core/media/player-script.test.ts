import { expect } from '@open-wc/testing';
import { playVideo } from '../../../src/core/media/play-video';
import { loadPlayerScript } from '../../../src/core/media/player-script';
import { heldScripts, runScript, settled, someBox } from './fixtures';

const VIMEO = 'https://vimeo.com/1234';

const scripts = heldScripts();

/** A player that records its calls. */
function player() {
  const asked: unknown[] = [];
  class Player {
    constructor(frame: Element, options?: { events: { onReady(event: object): void } }) {
      asked.push(frame);
      options?.events.onReady({ target: { playVideo: () => asked.push('play') } });
    }
    async play(): Promise<void> {
      asked.push('play');
    }
  }
  return { asked, Player };
}

/** Ends the page's timeouts at once; returns their durations. */
function hurried(): { readonly delays: number[]; restore(): void } {
  const { setTimeout: original } = window;
  const delays: number[] = [];
  window.setTimeout = ((callback: () => void, delay: number) => {
    delays.push(delay);
    return original(callback);
  }) as typeof setTimeout;
  return {
    delays,
    restore: () => {
      window.setTimeout = original;
    },
  };
}

afterEach(() => {
  Object.assign(window, { YT: undefined, Vimeo: undefined });
});

describe('a provider’s player script', () => {
  it('fails if it does not become ready, and is loaded again at the next call', async () => {
    const time = hurried();
    const players = loadPlayerScript('youtube');
    runScript(scripts()[0], { YT: { loaded: 0 } });
    const error = await players.catch((reason: Error) => reason);
    time.restore();
    expect(String(error)).to.match(/not ready after 10 seconds/);
    expect(new Set(time.delays)).to.deep.equal(new Set([350]));
    expect(time.delays.length * 350).to.be.within(10_000, 10_500);
    void loadPlayerScript('youtube').catch(() => {});
    expect(scripts().length).to.equal(2);
    scripts()[1]?.dispatchEvent(new Event('error'));
    await settled();
  });

  it('fails at once if it cannot be loaded', async () => {
    const players = loadPlayerScript('vimeo');
    scripts()[0]?.dispatchEvent(new Event('error'));
    const error = await players.catch((reason: Error) => reason);
    expect(String(error)).to.match(/player\.vimeo\.com.* could not be loaded/);
  });

  it('is checked every 350 ms, and loaded once for all callers', async () => {
    const time = hurried();
    const first = loadPlayerScript('youtube');
    const second = loadPlayerScript('youtube');
    expect(scripts().map(({ src }) => src)).to.deep.equal(['https://www.youtube.com/iframe_api']);
    const YT = { loaded: 0, ...player() };
    runScript(scripts()[0], { YT });
    await settled();
    YT.loaded = 1;
    expect(await first).to.equal(YT);
    expect(await second).to.equal(YT);
    time.restore();
    expect(time.delays.length).to.be.greaterThan(0);
  });

  it('leaves a plain frame if it is blocked', async () => {
    const box = someBox();
    playVideo(box, VIMEO, { autoplay: true });
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settled();
    expect(box.querySelector('iframe')?.src).to.match(/autoplay=1/);
  });

  it('connects to a frame that is playing, but not to one that has been removed', async () => {
    const Vimeo = player();
    const end = new AbortController();
    playVideo(someBox(), VIMEO, { autoplay: true, signal: end.signal });
    const box = someBox();
    playVideo(box, VIMEO, { autoplay: true });
    end.abort();
    runScript(scripts()[0], { Vimeo });
    await settled();
    expect(Vimeo.asked).to.deep.equal([box.querySelector('iframe'), 'play']);
  });
});
