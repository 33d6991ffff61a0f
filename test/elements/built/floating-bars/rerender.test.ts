import { expect, fixtureCleanup } from '@open-wc/testing';
import { configure } from '../../../../src';
import { liveThings } from '../adoption/live-things';
import { painted, until } from '../motion/fixtures';
import { living } from './fixtures';

const things = liveThings();
const settings = { style_cta_button_animation: 'testIn' };

beforeEach(() => configure({ features: ['container'], mode: 'edit' }));
afterEach(() => configure({ features: undefined, mode: undefined }));

/** The editor renders it anew. */
async function renderAnew() {
  fixtureCleanup();
  return living('has-vertical-position-top is-sticky', settings);
}

/** Resolves when its button has entered, which takes listeners and timers of its own. */
async function hasEntered({ button }: { readonly button: HTMLElement }): Promise<void> {
  await until(button, () => button.classList.contains('visible'));
  await painted();
}

describe('a floating bar in the editor', () => {
  it('leaves no listener, observer or timer behind, however often it is rendered anew', async () => {
    await hasEntered(await renderAnew());
    const afterOne = await things.atRest();
    for (let turn = 0; turn < 98; turn++) await renderAnew();
    await hasEntered(await renderAnew());
    expect(await things.atRest()).to.deep.equal(afterOne);
    expect(afterOne.listeners).to.be.greaterThan(0);
  });

  it('leaves none behind, however often its settings change', async () => {
    const { host, button } = await renderAnew();
    await hasEntered({ button });
    const before = await things.atRest();
    for (let turn = 0; turn < 100; turn++) {
      Reflect.set(host, 'settings', { style_cta_button_animation: turn % 2 ? 'none' : 'testIn' });
      await Reflect.get(host, 'updateComplete');
    }
    expect(await things.atRest()).to.deep.equal(before);
  });
});
