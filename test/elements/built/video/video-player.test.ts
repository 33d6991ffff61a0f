import { expect, waitUntil } from '@open-wc/testing';
import { living, YOUTUBE } from './fixtures';

const youtube = { video_type: 'youtube', youtube_url: 'https://youtu.be/a-B_c1D2e3F' };

describe('a video of YouTube’s with its player script', () => {
  it('goes back to its start at its end, and is muted, by the player script', async () => {
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
    await waitUntil(() => events);
    const note = (what: string) => (value?: unknown) => asked.push(value ?? what);
    const target = { playVideo: note('play'), mute: note('mute'), loadVideoById: note('replay') };
    events?.onReady({ target });
    await waitUntil(() => asked.length === 2);
    events?.onStateChange({ data: 0 });
    expect(asked).to.deep.equal(['mute', 'play', { videoId: 'a-B_c1D2e3F', startSeconds: 7 }]);
  });
});
