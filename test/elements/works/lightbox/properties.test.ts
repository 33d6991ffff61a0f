import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { endGalleries, gallery, isOpen, settings, shows, until } from './fixtures';

afterEach(endGalleries);

const printed = { settings: JSON.stringify(settings) };

describe('the properties of a gallery', () => {
  it('open and shut it, and nothing is told of what code does', async () => {
    const { element, told } = await gallery('', printed);
    element.index = 2;
    element.open = true;
    await shows(2);
    element.index = 0;
    await shows(0);
    element.open = false;
    await until(() => !isOpen());
    expect(told).to.deep.equal([]);
  });

  it('open it as the attributes say', async () => {
    await gallery('', { ...printed, open: '', index: '1' });
    await shows(1);
  });

  it('open it at its last item, where the attributes ask for one beyond', async () => {
    const { element, told } = await gallery('', { ...printed, open: '', index: '99' });
    await shows(2);
    await element.updateComplete;
    expect(element.index).to.equal(2);
    await sendKeys({ press: 'Escape' });
    await until(() => told.length > 0);
    expect(told).to.deep.equal([{ type: 'nh-lightbox-close', index: 2 }]);
  });

  it('follow the visitor, and the page is told', async () => {
    const { element, told } = await gallery('', printed);
    element.open = true;
    await shows(0);
    await sendKeys({ press: 'ArrowRight' });
    await shows(1);
    expect(element.index).to.equal(1);
    await sendKeys({ press: 'Escape' });
    await until(() => !isOpen());
    await element.updateComplete;
    expect(element.open).to.equal(false);
    expect(told).to.deep.equal([
      { type: 'nh-lightbox-change', index: 1 },
      { type: 'nh-lightbox-close', index: 1 },
    ]);
  });

  it('open it again after the visitor has closed it', async () => {
    const { element } = await gallery('', { ...printed, open: '' });
    await shows(0);
    await sendKeys({ press: 'Escape' });
    await until(() => !isOpen());
    await element.updateComplete;
    element.open = true;
    await shows(0);
  });

  it('open it again as soon as it is closed, before the browser tells of that', async () => {
    const { element } = await gallery('', { ...printed, open: '' });
    await shows(0);
    // As Escape does, after which the event `close` may wait for the next frame.
    document.querySelector('dialog')?.requestClose();
    await element.updateComplete;
    element.open = true;
    await shows(0);
  });

  it('call it off while its code is on the way', async () => {
    const { element } = await gallery('', printed);
    element.open = true;
    await element.updateComplete;
    element.open = false;
    await element.updateComplete;
    await import('../../../../src/elements/works/lightbox/viewer/open-lightbox');
    await nextFrame();
    expect(isOpen()).to.equal(false);
  });

  it('take a toggle in every way that CMSs print one', async () => {
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

  it('choose whether it goes round, and which controls it has', async () => {
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

it('a gallery that is taken out of the page takes its lightbox along, and returns shut', async () => {
  const { element } = await gallery('', { ...printed, open: '' });
  await shows(0);
  element.remove();
  await until(() => !isOpen());
  expect(element.open).to.equal(false);
  document.body.append(element);
  await element.updateComplete;
  expect(isOpen()).to.equal(false);
});
