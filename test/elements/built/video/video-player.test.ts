import { expect, fixture, nextFrame } from '@open-wc/testing';
import { until } from '../../../page-objects/until';
import { living, YOUTUBE } from './fixtures';

const youtube = { video_type: 'youtube', youtube_url: 'https://youtu.be/a-B_c1D2e3F' };

describe('a YouTube video with its player script', () => {
  it('loops to its start and is muted through the player script', async () => {
    const asked: unknown[] = [];
    let events: { onReady(event: object): void; onStateChange(event: object): void } | undefined;
    class Player {
      constructor(_: Element, options: { events: typeof events }) {
        events = options.events;
      }
    }
    Object.assign(window, { YT: { loaded: 1, Player } });
    const settings = { ...youtube, loop: 'yes', start: 7, mute: 'yes' };
    const { overlay } = await living(settings, YOUTUBE);
    overlay.click();
    await until(() => events);
    const note = (what: string) => (value?: unknown) => asked.push(value ?? what);
    const target = { playVideo: note('play'), mute: note('mute'), loadVideoById: note('replay') };
    events?.onReady({ target });
    await until(() => asked.length === 2);
    events?.onStateChange({ data: 0 });
    expect(asked).to.deep.equal(['mute', 'play', { videoId: 'a-B_c1D2e3F', startSeconds: 7 }]);
  });
});

describe('a YouTube video that is drawn from settings', () => {
  it('keeps its player in the place of the drawn box', async () => {
    const host = await fixture<HTMLElement>(
      `<nh-video settings='${JSON.stringify(youtube)}'></nh-video>`,
    );
    await until(() => host.querySelector('iframe'));
    await nextFrame();
    expect(host.querySelectorAll('iframe').length).to.equal(1);
    expect(host.querySelector('div.elementor-video') === null).to.equal(true);
  });
});
