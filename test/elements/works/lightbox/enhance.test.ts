import { expect } from '@open-wc/testing';
import { defineElement } from '../../../../src/core/element';
import { lightbox } from '../../../../src/elements/works/lightbox/lightbox.element';
import { enhance } from '../../../../src/elements/works/lightbox/lightbox.enhance';
import { until } from '../../../page-objects/until';
import { endGalleries, type Gallery, gallery, isOpen, links, settings, shows } from './fixtures';
import { clickOn } from './viewer/click';

afterEach(async () => {
  for (const box of document.querySelectorAll('main')) box.remove();
  await endGalleries();
});

const verse = (place: ParentNode): Element => place.querySelector('[title="Verse"]') as Element;

/** The part of a controller's context that a printed gallery does not use. */
const nothingDrawn = {
  shadow: null,
  policy: 'enhance',
  draw: () => Promise.resolve(false),
  shown: {},
} as const;

describe('a gallery of printed links', () => {
  it('opens without its React body', async () => {
    const load = () => Promise.reject(new Error('its body was asked for'));
    defineElement({ ...lightbox, tag: 'nh-lightbox-without-body', load });
    const box = document.body.appendChild(document.createElement('main'));
    box.innerHTML = `<nh-lightbox-without-body>${links}</nh-lightbox-without-body>`;
    await (box.firstElementChild as Gallery).updateComplete;
    expect(clickOn(verse(box))).to.equal(false);
    await shows(1);
    box.firstElementChild?.remove();
    await until(() => !isOpen());
  });

  it('replaces a drawn grid when links are added to the tag', async () => {
    const { element, events } = await gallery('', { settings: JSON.stringify(settings) });
    element.insertAdjacentHTML('beforeend', links);
    await until(() => element.querySelector('[part="grid"]') === null);
    await element.updateComplete;
    expect(clickOn(verse(element))).to.equal(false);
    await shows(1);
    expect(events).to.deep.equal([{ type: 'nh-lightbox-open', index: 1 }]);
  });

  it('opens again after it was removed from the page and added again', async () => {
    const { element } = await gallery(links);
    clickOn(verse(element));
    await shows(1);
    element.remove();
    await until(() => !isOpen());
    expect(element.open).to.equal(false);
    document.body.append(element);
    await element.updateComplete;
    expect(isOpen()).to.equal(false);
    clickOn(verse(element));
    await shows(1);
  });

  it('leaves the links of a nested gallery to that gallery', async () => {
    const { element, events } = await gallery(`${links}<nh-lightbox>${links}</nh-lightbox>`);
    const inner = element.querySelector('nh-lightbox') as Gallery;
    await inner.updateComplete;
    clickOn(verse(inner));
    await shows(1);
    expect(document.querySelector('.nh-lightbox-counter')?.textContent).to.equal('2 / 3');
    expect([element.open, inner.open]).to.deep.equal([false, true]);
    // The event of the inner gallery bubbles through the outer one: there is only one event.
    expect(events.length).to.equal(1);
  });
});

describe('the controller of a gallery on an element without a tag of ours', () => {
  const props = { settings: {}, open: false, index: 0 };

  it('opens its links at any depth, until its signal is aborted', async () => {
    const host = document.body.appendChild(document.createElement('main'));
    host.innerHTML = `<div><main>${links}</main></div>`;
    const life = new AbortController();
    const events: unknown[] = [];
    const emit = (name: string, detail: unknown) => events.push([name, detail]) > 0;
    enhance({ ...nothingDrawn, host, props, emit, signal: life.signal });
    expect(clickOn(verse(host))).to.equal(false);
    await shows(1);
    expect(host).to.include({ open: true, index: 1 });
    expect(events).to.deep.equal([
      ['nh-lightbox-open', { index: 1, url: `${location.origin}/demo/assets/verse.svg` }],
    ]);
    life.abort();
    await until(() => !isOpen());
    expect(clickOn(verse(host))).to.equal(true);
  });

  it('follows changed properties', async () => {
    const host = document.body.appendChild(document.createElement('main'));
    host.innerHTML = links;
    const life = new AbortController();
    const { signal } = life;
    const controller = enhance({ ...nothingDrawn, host, props, emit: () => true, signal });
    controller.update?.({ ...props, open: true, index: 2 });
    await shows(2);
    controller.update?.({ ...props, open: true, index: 0 });
    await shows(0);
    controller.update?.(props);
    await until(() => !isOpen());
    life.abort();
  });
});
