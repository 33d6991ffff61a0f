import { expect, fixtureCleanup } from '@open-wc/testing';
import { configure } from '../../../../src';
import { liveThings } from '../../../builder/adoption/live-things';
import { rendered, until } from '../../../page-objects/until';
import { living } from './fixtures';

const things = liveThings();
const settings = { style_cta_button_animation: 'testIn' };

beforeEach(() => configure({ features: ['container'], mode: 'edit' }));
afterEach(() => configure({ features: undefined, mode: undefined }));

/** Re-renders the bar like the editor. */
async function renderAnew() {
  fixtureCleanup();
  return living('has-vertical-position-top is-sticky', settings);
}

/** Resolves when the entrance of the button has ended, which uses listeners and timers. */
async function hasEntered({ button }: { readonly button: HTMLElement }): Promise<void> {
  await until(() => button.classList.contains('visible'));
  await rendered();
}

describe('a floating bar in the editor', () => {
  it('leaves no listener, observer or timer behind after any number of re-renderings', async () => {
    await hasEntered(await renderAnew());
    const afterOne = await things.atRest();
    for (let turn = 0; turn < 98; turn++) await renderAnew();
    await hasEntered(await renderAnew());
    expect(await things.atRest()).to.deep.equal(afterOne);
    expect(afterOne.listeners).to.be.greaterThan(0);
  });

  it('leaves none behind after any number of changed settings', async () => {
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
