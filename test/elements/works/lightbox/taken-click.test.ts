import { expect } from '@open-wc/testing';
import { actionHash, registerAction } from '../../../../src/builder/runtime/actions';
import { configure } from '../../../../src/core/config';
import { listenToLinks } from '../../../../src/elements/works/lightbox/links/links';
import { until } from '../../../page-objects/until';
import { endGalleries, gallery, isOpen, links, settings, shows } from './fixtures';
import { endLinks } from './links/link-fixtures';
import { clickOn } from './viewer/click';

const printed = { settings: JSON.stringify(settings) };

let opened = 0;

/** A double of the page builder's own lightbox, which opens for every clicked link. */
function builderScript(event: Event): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  opened++;
}

listenToLinks();

beforeEach(() => {
  opened = 0;
});
afterEach(async () => {
  for (const capture of [true, false])
    document.removeEventListener('click', builderScript, { capture });
  await endGalleries();
  await endLinks();
});

describe('a gallery beside the builder’s own lightbox script', () => {
  for (const kit of ['yes', '']) {
    for (const capture of [true, false]) {
      for (const isFirst of [true, false]) {
        for (const kind of ['printed', 'drawn']) {
          const phase = capture ? 'captures' : 'delegates';
          const order = isFirst ? 'before' : 'after';
          it(`opens once: ${kind}, kit “${kit}”, the script ${phase}, ${order} it`, async () => {
            configure({ kit: { global_image_lightbox: kit } });
            const start = () => document.addEventListener('click', builderScript, { capture });
            if (isFirst) start();
            const { element } = await (kind === 'drawn' ? gallery('', printed) : gallery(links));
            if (!isFirst) start();
            expect(clickOn(element.querySelector('a') as Element)).to.equal(false);
            await shows(0);
            expect(opened).to.equal(0);
          });
        }
      }
    }
  }
});

describe('a gallery with other scripts', () => {
  it('ignores a click that ends the swipe of a carousel', async () => {
    const { element } = await gallery(`<div>${links}</div>`);
    Object.assign(element.querySelector('div') as Element, { swiper: { allowClick: false } });
    expect(clickOn(element.querySelector('a') as Element)).to.equal(true);
    expect(isOpen()).to.equal(false);
  });

  it('lets an action link inside it run its action', async () => {
    const runs: unknown[] = [];
    registerAction('note', { settings: {}, run: () => void runs.push('run') });
    const action = `<a id="action" href="${actionHash('elementor', 'note', {})}">Note</a>`;
    const { events } = await gallery(`${links}${action}`);
    expect(clickOn(document.getElementById('action') as Element)).to.equal(false);
    await until(() => runs.length > 0);
    expect(runs).to.deep.equal(['run']);
    expect(events).to.deep.equal([]);
  });

  it('opens on a page that is being edited if the preference allows it, except while a colour is picked', async () => {
    const { element, events } = await gallery(links);
    const link = element.querySelector('a') as Element;
    configure({ mode: 'edit', lightboxInEditor: false });
    expect(clickOn(link)).to.equal(false);
    configure({ lightboxInEditor: true });
    document.body.className = 'elementor-editor__ui-state__color-picker';
    expect(clickOn(link)).to.equal(false);
    expect(events).to.deep.equal([]);
    document.body.className = '';
    clickOn(link);
    await shows(0);
  });
});
