import { expect } from '@open-wc/testing';
import {
  accordion,
  accordionContent,
  bringPageAlive,
  isLive,
  settled,
  show,
  until,
} from './fixtures';
import { liveThings } from './live-things';

const things = liveThings();
await bringPageAlive({ adopt: true, mode: 'edit' });

/** The editor renders a node anew: another element with the same number stands in its place. */
async function renderAnew(): Promise<void> {
  const before = document.querySelector('#it') as HTMLElement;
  const template = document.createElement('template');
  template.innerHTML = accordion('id="it" data-model-cid="c7"');
  const now = template.content.firstElementChild as HTMLElement;
  before.replaceWith(now);
  await until(() => isLive(now));
}

describe('a node in the editor', () => {
  it('lives anew when it is rendered anew, also while the earlier one is still in the page', async () => {
    const find = show(accordion('id="it" data-model-cid="c7"'));
    const before = find('#it');
    await until(() => isLive(before));
    before.removeAttribute('id');
    before.insertAdjacentHTML('afterend', accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    expect(isLive(before)).to.equal(false);
  });

  it('lives anew when its content is rendered anew', async () => {
    const find = show(accordion('id="it" data-model-cid="c8"'));
    await until(() => isLive(find('#it')));
    find('#it').innerHTML = accordionContent('Three', 'Four');
    await until(() => isLive(find('#it')));
  });

  it('follows its settings', async () => {
    const find = show(accordion(`id="it" data-settings='{"_animation":"fadeIn"}'`));
    await until(() => find('#it').classList.contains('fadeIn'));
    find('#it').dataset.settings = '{"_animation":"bounceIn"}';
    await until(() => find('#it').classList.contains('bounceIn'));
    expect(find('#it').classList.contains('fadeIn')).to.equal(false);
  });

  it('gets what its settings did not ask for before', async () => {
    const find = show('<section data-element_type="section" id="it">Hello</section>');
    await settled();
    find('#it').dataset.settings = '{"animation":"fadeIn"}';
    await until(() => find('#it').classList.contains('fadeIn'));
  });

  it('leaves no listener, observer or timer behind, however often it is rendered anew', async () => {
    const find = show(accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    await renderAnew();
    await settled();
    const afterOne = things.count();
    for (let turn = 0; turn < 99; turn++) await renderAnew();
    await settled();
    expect(things.count()).to.deep.equal(afterOne);
    expect(afterOne.listeners).to.be.greaterThan(0);
  });

  it('leaves nothing behind when it is destroyed', async () => {
    show('');
    await settled();
    const before = things.count();
    const find = show(accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    find('#it').remove();
    await settled();
    expect(things.count()).to.deep.equal(before);
  });
});
