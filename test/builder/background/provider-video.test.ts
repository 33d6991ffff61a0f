import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { living } from './fixtures';

const EMBED =
  '<div class="elementor-background-video-container"><div class="elementor-background-video-embed"></div></div>';

/** Calls to the provider's player since the start of the test. Its script is loaded once per page. */
let asked: unknown[] = [];
let state: (number: number) => void;

const note = (what: string) => (value?: unknown) => asked.push(value ?? what);
const target = {
  playVideo: note('play'),
  pauseVideo: note('pause'),
  mute: note('mute'),
  loadVideoById: note('replay'),
};

class Player {
  constructor(
    _: Element,
    { events }: { events: Record<'onReady' | 'onStateChange', (event: object) => void> },
  ) {
    state = (data) => events.onStateChange({ data });
    events.onReady({ target });
  }
}

before(() => Object.assign(window, { YT: { loaded: 1, Player } }));
beforeEach(() => {
  asked = [];
});

const settings = {
  background_background: 'video',
  background_video_link: 'https://youtu.be/a-B_c1D2e3F',
  background_video_start: 3,
  background_video_end: 9,
};

describe('a provider’s background video with its player script', () => {
  it('is shown when it plays, loops to its start, and is paused with its button', async () => {
    const { pause, box, find } = await living(settings, EMBED);
    await until(() => asked.includes('play'));
    // May be paused until the first intersection report.
    expect(asked.filter((call) => call !== 'pause')).to.deep.equal(['mute', 'play']);
    expect(box()?.classList.contains('elementor-loading')).to.equal(true);
    state(1);
    expect(box()?.classList.contains('elementor-loading')).to.equal(false);
    state(0);
    expect(asked.pop()).to.deep.equal({ videoId: 'a-B_c1D2e3F', startSeconds: 3, endSeconds: 9 });
    pause()?.click();
    expect(asked.pop()).to.equal('pause');
    expect(find('iframe')).not.to.equal(null);
  });

  it('removes the pause button at the end if it plays once', async () => {
    const { pause } = await living({ ...settings, background_play_once: 'yes' }, EMBED);
    await until(() => asked.includes('play'));
    state(0);
    expect([pause(), asked.at(-1)]).to.deep.equal([null, 'play']);
  });

  it('restores its placeholder at the end', async () => {
    const { host, section } = await living(settings, EMBED);
    await until(() => asked.includes('play'));
    host.remove();
    await Reflect.get(host, 'updateComplete');
    const printed = document.createElement('div');
    printed.innerHTML = EMBED;
    expect(section.firstElementChild?.isEqualNode(printed.firstChild)).to.equal(true);
  });
});
