import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { show } from '../adoption/fixtures';
import { bringBridgesAlive, fakeJQuery, frontend } from './fixtures';

await bringBridgesAlive({});

describe('the builder’s utilities for site scripts', () => {
  it('runs the site’s actions by their addresses', async () => {
    const ran = new Promise((resolve) => {
      frontend().utils.urlActions.addAction('mine', resolve);
    });
    const settings = btoa(JSON.stringify({ a: 1 }));
    frontend().utils.urlActions.runAction(`#elementor-action:action=mine&settings=${settings}`);
    expect(await ran).to.deep.equal({ a: 1 });
  });

  it('runs an action with an encoded address, and nothing for other addresses', async () => {
    const given: unknown[] = [];
    frontend().utils.urlActions.addAction('encoded', (settings) => given.push(settings));
    frontend().utils.urlActions.runAction(
      `#elementor-action%3Aaction%3Dencoded%26settings%3D${btoa('{"b":2}')}`,
    );
    frontend().utils.urlActions.runAction('#encoded');
    await rendered();
    expect(given).to.deep.equal([{ b: 2 }]);
  });

  it('opens the lightbox for an image, and a slideshow at one of its images', async () => {
    const lightbox = await frontend().utils.lightbox;
    const shown = async (): Promise<string | undefined> => {
      const picture = () =>
        document.querySelector<HTMLImageElement>('dialog[open] [aria-hidden="false"] img');
      await until(() => picture() !== null);
      const name = /\w+\.svg/.exec(picture()?.src ?? '')?.[0];
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      await until(() => picture() === null);
      return name;
    };
    const address = (name: string): string =>
      new URL(`/demo/assets/${name}.svg`, location.href).href;
    await lightbox.showModal?.({ type: 'image', id: 'one', url: address('shelf') });
    expect(await shown()).to.equal('shelf.svg');
    show(
      ['shelf', 'box']
        .map(
          (name) => `<a href="${address(name)}" data-elementor-open-lightbox="yes"
        data-elementor-lightbox-slideshow="abc">${name}</a>`,
        )
        .join(''),
    );
    await lightbox.openSlideshow?.('abc', address('box'));
    expect(await shown()).to.equal('box.svg');
  });

  it('creates sliders with the builder’s carousel library', async () => {
    const made: unknown[][] = [];
    class Swiper {
      readonly isMade = true;
      constructor(...given: unknown[]) {
        made.push(given);
      }
    }
    Object.assign(window, { Swiper });
    const find = show('<div id="it"></div>');
    const slider = await new (frontend().utils.swiper)(fakeJQuery(find('#it')), { loop: true });
    expect(slider).to.be.instanceOf(Swiper);
    expect(made.map(([container]) => (container as Element).id)).to.deep.equal(['it']);
    expect(made[0]?.[1]).to.deep.equal({ loop: true });
    Reflect.deleteProperty(window, 'Swiper');
  });
});
