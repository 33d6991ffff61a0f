import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../../page-objects/until';
import { endGalleries, gallery, isOpen, settings, shows } from './fixtures';

afterEach(endGalleries);

const printed = { settings: JSON.stringify(settings) };

describe('the properties of a gallery', () => {
  it('open and close it from code without events', async () => {
    const { element, events } = await gallery('', printed);
    element.index = 2;
    element.open = true;
    await shows(2);
    element.index = 0;
    await shows(0);
    element.open = false;
    await until(() => !isOpen());
    expect(events).to.deep.equal([]);
  });

  it('open it from attributes', async () => {
    await gallery('', { ...printed, open: '', index: '1' });
    await shows(1);
  });

  it('open it at the last item if the index is too large', async () => {
    const { element, events } = await gallery('', { ...printed, open: '', index: '99' });
    await shows(2);
    await element.updateComplete;
    expect(element.index).to.equal(2);
    await sendKeys({ press: 'Escape' });
    await until(() => events.length > 0);
    expect(events).to.deep.equal([{ type: 'nh-lightbox-close', index: 2 }]);
  });

  it('change with the visitor’s actions, which dispatch events', async () => {
    const { element, events } = await gallery('', printed);
    element.open = true;
    await shows(0);
    await sendKeys({ press: 'ArrowRight' });
    await shows(1);
    expect(element.index).to.equal(1);
    await sendKeys({ press: 'Escape' });
    await until(() => !isOpen());
    await element.updateComplete;
    expect(element.open).to.equal(false);
    expect(events).to.deep.equal([
      { type: 'nh-lightbox-change', index: 1 },
      { type: 'nh-lightbox-close', index: 1 },
    ]);
  });

  it('open it again after the visitor closed it', async () => {
    const { element } = await gallery('', { ...printed, open: '' });
    await shows(0);
    await sendKeys({ press: 'Escape' });
    await until(() => !isOpen());
    await element.updateComplete;
    element.open = true;
    await shows(0);
  });

  it('open it again immediately after closing, before the event close', async () => {
    const { element } = await gallery('', { ...printed, open: '' });
    await shows(0);
    // As with Escape, after which the event `close` may come in the next frame.
    document.querySelector('dialog')?.requestClose();
    await element.updateComplete;
    element.open = true;
    await shows(0);
  });

  it('cancel the opening while its code loads', async () => {
    const { element } = await gallery('', printed);
    element.open = true;
    await element.updateComplete;
    element.open = false;
    await element.updateComplete;
    await import('../../../../src/elements/works/lightbox/viewer/open-lightbox');
    await nextFrame();
    expect(isOpen()).to.equal(false);
  });

  it('accept every spelling of a toggle that CMSs print', async () => {
    const more = { ...settings, loop: '1', counter: 0, zoom: 'no', share: 'on', fullscreen: [] };
    const { element } = await gallery('', { settings: JSON.stringify(more) });
    element.open = true;
    await shows(0);
    expect(document.querySelector('.nh-lightbox-counter')).to.equal(null);
    expect(document.querySelector('[aria-label="Share"]')).to.exist;
    expect(
      document.querySelector<HTMLButtonElement>('.nh-lightbox-previous')?.ariaDisabled,
    ).not.to.equal('true');
  });

  it('set whether it loops, and its controls', async () => {
    const more = { ...settings, loop: 'no', counter: 'no', share: false };
    const { element } = await gallery('', { settings: JSON.stringify(more) });
    element.open = true;
    await shows(0);
    expect(document.querySelector('.nh-lightbox-counter')).to.equal(null);
    expect(document.querySelector('[aria-label="Share"]')).to.equal(null);
    expect(
      document.querySelector<HTMLButtonElement>('.nh-lightbox-previous')?.ariaDisabled,
    ).to.equal('true');
  });
});

it('show it as closed after the element was removed from the page and added again', async () => {
  const { element } = await gallery('', { ...printed, open: '' });
  await shows(0);
  element.remove();
  await until(() => !isOpen());
  expect(element.open).to.equal(false);
  document.body.append(element);
  await element.updateComplete;
  expect(isOpen()).to.equal(false);
});
