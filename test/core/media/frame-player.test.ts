import { expect } from '@open-wc/testing';
import { joinPlayer } from '../../../src/core/media/frame-player';
import { heldScripts, runScript, settled, someBox } from './fixtures';

const scripts = heldScripts();

afterEach(() => {
  Object.assign(window, { Vimeo: undefined });
});

/** A Vimeo player whose events the test sends; it notes its calls. */
function fakeVimeo() {
  const calls: string[] = [];
  const listeners = new Map<string, (event: { seconds: number }) => void>();
  class Player {
    on(type: string, listener: (event: { seconds: number }) => void): void {
      listeners.set(type, listener);
    }
    async play(): Promise<void> {
      calls.push('play');
    }
    async pause(): Promise<void> {
      calls.push('pause');
    }
    async setCurrentTime(seconds: number): Promise<void> {
      calls.push(`go to ${seconds}`);
    }
  }
  return { calls, Player, at: (seconds: number) => listeners.get('timeupdate')?.({ seconds }) };
}

describe('a Vimeo video with an end', () => {
  it('stops there once, and again after a replay, so that the visitor may play on', async () => {
    const frame = someBox().appendChild(document.createElement('iframe'));
    const { calls, Player, at } = fakeVimeo();
    let ends = 0;
    const joining = joinPlayer(
      frame,
      { provider: 'vimeo', id: '1234', start: 2 },
      { end: 9, onEnd: () => ends++ },
    );
    runScript(scripts()[0], { Vimeo: { Player } });
    const player = await joining;
    for (const seconds of [8, 9, 9.3]) at(seconds);
    expect([calls, ends]).to.deep.equal([['pause'], 1]);
    player.replay();
    await settled();
    at(9);
    expect([calls, ends]).to.deep.equal([['pause', 'go to 2', 'play', 'pause'], 2]);
  });
});
