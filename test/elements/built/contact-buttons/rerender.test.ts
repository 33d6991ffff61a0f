import { expect, fixtureCleanup } from '@open-wc/testing';
import { configure } from '../../../../src';
import { liveThings } from '../../../builder/adoption/live-things';
import { living } from './fixtures';

const things = liveThings();
const settings = {
  style_chat_box_entrance_animation: 'testIn',
  style_chat_button_animation: 'testIn',
};

beforeEach(() => configure({ features: ['container'], mode: 'edit' }));
afterEach(() => configure({ features: undefined, mode: undefined }));

/** Re-renders the buttons like the editor, while the author has the box open. */
async function renderAnew(): Promise<void> {
  fixtureCleanup();
  const { button } = await living(settings, 'has-animations');
  button.click();
}

describe('contact buttons in the editor', () => {
  it('leave no listener, observer or timer behind after any number of re-renderings', async () => {
    await renderAnew();
    const afterOne = await things.atRest();
    for (let turn = 0; turn < 99; turn++) await renderAnew();
    expect(await things.atRest()).to.deep.equal(afterOne);
    expect(afterOne.listeners).to.be.greaterThan(0);
  });

  it('leave none behind after any number of changed settings', async () => {
    const { host } = await living(settings, 'has-animations');
    const before = await things.atRest();
    for (let turn = 0; turn < 100; turn++) {
      const name = turn % 2 ? 'testIn' : 'none';
      Reflect.set(host, 'settings', { ...settings, style_chat_button_animation: name });
      await Reflect.get(host, 'updateComplete');
    }
    expect(await things.atRest()).to.deep.equal(before);
  });
});
