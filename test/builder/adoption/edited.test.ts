import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { accordion, accordionContent, bringPageAlive, isLive, show } from './fixtures';
import { liveThings } from './live-things';

const things = liveThings();
await bringPageAlive({ adopt: true, mode: 'edit' });

/** The count when timers that run once, such as those of the first seconds of a page, have ended. */
async function countAtRest() {
  await until(() => things.count().timers === 0, 'ended its timers');
  return things.atRest();
}

/** Re-renders a node like the editor: replaces it with another element with the same id. */
async function renderAnew(): Promise<void> {
  const before = document.querySelector('#it') as HTMLElement;
  const template = document.createElement('template');
  template.innerHTML = accordion('id="it" data-model-cid="c7"');
  const now = template.content.firstElementChild as HTMLElement;
  before.replaceWith(now);
  await until(() => isLive(now));
}

describe('a node in the editor', () => {
  it('is activated again after re-rendering, even while the old node is still in the page', async () => {
    const find = show(accordion('id="it" data-model-cid="c7"'));
    const before = find('#it');
    await until(() => isLive(before));
    before.removeAttribute('id');
    before.insertAdjacentHTML('afterend', accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    expect(isLive(before)).to.equal(false);
  });

  it('is activated again when its content is re-rendered', async () => {
    const find = show(accordion('id="it" data-model-cid="c8"'));
    await until(() => isLive(find('#it')));
    find('#it').innerHTML = accordionContent('Three', 'Four');
    await until(() => isLive(find('#it')));
  });

  it('that comes empty is activated when the editor tells its type', async () => {
    const find = show('<div id="it" data-element_type="widget"></div>');
    await rendered();
    find('#it').innerHTML = accordionContent('One', 'Two');
    find('#it').dataset.widget_type = 'accordion.default';
    await until(() => isLive(find('#it')));
  });

  it('follows its settings', async () => {
    const find = show(accordion(`id="it" data-settings='{"_animation":"fadeIn"}'`));
    await until(() => find('#it').classList.contains('fadeIn'));
    find('#it').dataset.settings = '{"_animation":"bounceIn"}';
    await until(() => find('#it').classList.contains('bounceIn'));
    expect(find('#it').classList.contains('fadeIn')).to.equal(false);
  });

  it('gets behaviors that its settings newly request', async () => {
    const find = show('<section data-element_type="section" id="it">Hello</section>');
    await rendered();
    find('#it').dataset.settings = '{"animation":"fadeIn"}';
    await until(() => find('#it').classList.contains('fadeIn'));
  });

  it('leaves no listener, observer or timer behind after any number of re-renderings', async () => {
    const find = show(accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    await renderAnew();
    const afterOne = await countAtRest();
    for (let turn = 0; turn < 99; turn++) await renderAnew();
    expect(await countAtRest()).to.deep.equal(afterOne);
    expect(afterOne.listeners).to.be.greaterThan(0);
  });

  it('leaves nothing behind when it is destroyed', async () => {
    show('');
    const before = await countAtRest();
    const find = show(accordion('id="it" data-model-cid="c7"'));
    await until(() => isLive(find('#it')));
    find('#it').remove();
    expect(await countAtRest()).to.deep.equal(before);
  });
});
