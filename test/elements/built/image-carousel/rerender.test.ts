import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { liveThings } from '../../../builder/adoption/live-things';
import { living, ready, still } from './fixtures';

const things = liveThings();
afterEach(() => configure({ mode: 'public' }));

const settings = {
  ...still,
  autoplay: 'yes',
  autoplay_speed: 60_000,
  infinite: 'yes',
  lazyload: 'yes',
};

/** Changes a setting in the editor's panel that restarts a carousel. */
async function beginAnew(host: HTMLElement, turn: number): Promise<void> {
  const isReady = ready();
  Reflect.set(host, 'settings', { ...settings, pause_on_interaction: turn % 2 ? 'yes' : '' });
  await isReady;
}

describe('a carousel in the editor', () => {
  it('leaves no listener, observer or timer behind after any number of restarts', async () => {
    configure({ mode: 'edit' });
    const { host, root } = await living(settings);
    for (const turn of [1, 2]) await beginAnew(host, turn);
    const afterFew = await things.atRest();
    for (let turn = 1; turn <= 100; turn++) await beginAnew(host, turn);
    expect(await things.atRest()).to.deep.equal(afterFew);
    expect(root.querySelectorAll('.nh-carousel-pause')).to.have.length(1);
  });

  it('leaves nothing behind when it is removed', async () => {
    configure({ mode: 'edit' });
    const before = await things.atRest();
    const { host } = await living(settings);
    expect(things.count().listeners).to.be.greaterThan(before.listeners);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(await things.atRest()).to.deep.equal(before);
  });
});
