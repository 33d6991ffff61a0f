import { expect, fixture, html } from '@open-wc/testing';
import { viewObserver } from '../../../src/core/observers';
import { rendered, until } from '../../page-objects/until';
import { silenceObservers } from './silent';

silenceObservers();

describe('an observer whose browser reports nothing', () => {
  it('goes on at the first interaction, before its time is up', async () => {
    const { setTimeout: original } = window;
    // No time-out of seconds ever ends.
    window.setTimeout = ((act: TimerHandler, delay = 0) =>
      delay >= 1000 ? 0 : original(act, delay)) as typeof setTimeout;
    const target = await fixture(html`<button>A</button>`);
    let reports = 0;
    const observer = viewObserver(() => reports++);
    observer.observe(target);
    await rendered();
    expect(reports).to.equal(0);
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => reports === 1);
    observer.disconnect();
    window.setTimeout = original;
  });
});
