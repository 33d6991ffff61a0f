import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { configure, visitorWords } from '../../../../../src/core/config';
import { until } from '../../../../page-objects/until';
import {
  control,
  counter,
  dialog,
  endLightboxes,
  image,
  opened,
  openedSlides,
  three,
} from './fixtures';

afterEach(endLightboxes);

const menu = (): HTMLElement => dialog().querySelector('.nh-lightbox-menu') as HTMLElement;

/** Clicks outside the image and the controls. */
const clickBeside = () => sendMouse({ type: 'click', position: [20, 120] });
const clickPicture = () =>
  sendMouse({ type: 'click', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] });

/** Asserts that keys work and that a visible element has the focus. */
async function expectKeysToWork(key: string, then: string): Promise<void> {
  await sendKeys({ press: key });
  expect(counter()).to.equal(then);
  expect(dialog().contains(document.activeElement)).to.equal(true);
  expect(document.activeElement?.checkVisibility()).to.equal(true);
}

describe('the keyboard still works', () => {
  it('after a click on the image closed the menu', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    await clickPicture();
    expect(menu().hidden).to.equal(true);
    await expectKeysToWork('ArrowRight', '2 / 3');
  });

  it('after another item closed the menu', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    await expectKeysToWork('ArrowRight', '2 / 3');
    await expectKeysToWork('ArrowRight', '3 / 3');
  });

  it('after a button reached the end of a slideshow that does not loop', async () => {
    await openedSlides({ items: three.slice(0, 2), loop: false });
    control('Next').focus();
    await sendKeys({ press: 'Enter' });
    expect(counter()).to.equal('2 / 2');
    expect(document.activeElement).to.equal(control('Next'));
    await expectKeysToWork('ArrowLeft', '1 / 2');
  });

  it('after the focused button was hidden for the next item', async () => {
    await openedSlides({ items: [image('box', { width: 6000, height: 4000 }), ...three] });
    await until(() => !control('Zoom in').hidden);
    control('Zoom in').focus();
    await expectKeysToWork('ArrowRight', '2 / 4');
  });

  it('after the focus was lost', async () => {
    await openedSlides({ items: three });
    (document.activeElement as HTMLElement).blur();
    await expectKeysToWork('ArrowRight', '2 / 3');
  });
});

describe('the focused frame', () => {
  const focusedName = () => document.activeElement?.ariaLabel;

  it('has the title and the position of the opened item as its name', async () => {
    const opening = openedSlides({ items: three, index: 1 });
    expect(document.activeElement?.role).to.equal('group');
    expect(focusedName()).to.equal('verse, 2 of 3');
    await opening;
    await expect(dialog()).to.be.accessible();
  });

  it('has its title and position joined as the language does', async () => {
    configure({ locale: 'ja' });
    await visitorWords.coming();
    await openedSlides({ items: three, index: 1 });
    expect(focusedName()).to.equal('verse、3件中2件目');
    configure({ locale: undefined });
  });

  it('has the name of the shown item when the focus returns to it', async () => {
    await openedSlides({ items: three });
    control('Next').focus();
    await sendKeys({ press: 'Enter' });
    (document.activeElement as HTMLElement).blur();
    await sendKeys({ press: 'ArrowRight' });
    expect(focusedName()).to.equal('box, 3 of 3');
  });

  it('has the title of a film as its name', () => {
    opened({ items: [{ type: 'video', url: '/film.mp4', title: 'The film' }] });
    expect(focusedName()).to.equal('The film');
  });
});

describe('the names in the lightbox', () => {
  it('are not repeated as descriptions by the buttons, which have tooltips', async () => {
    await openedSlides({ items: three });
    const buttons = [...dialog().querySelectorAll('.nh-lightbox-button')];
    expect(buttons.length).to.be.greaterThan(4);
    for (const button of buttons) {
      expect(button.hasAttribute('title')).to.equal(false);
      expect(button.querySelector('[title]')?.getAttribute('title')).to.equal(button.ariaLabel);
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height - 4);
      if (width > 0) expect(hit?.closest('[title]'), button.ariaLabel ?? '').not.to.equal(null);
    }
  });

  it('call the dialog after its picture, also after a step, unless the page names it', async () => {
    await openedSlides({ items: three });
    expect(dialog().ariaLabel).to.equal('notebook');
    await sendKeys({ press: 'ArrowRight' });
    expect(dialog().ariaLabel).to.equal('verse');
    opened({ items: three, label: 'Works' });
    expect(dialog().ariaLabel).to.equal('Works');
  });

  it('give the focus a name for a picture without title, also when it returns', async () => {
    await openedSlides({ items: [image('verse', { title: '' })] });
    expect(document.activeElement?.ariaLabel).to.equal('Lightbox');
    control('Close').focus();
    (document.activeElement as HTMLElement).blur();
    expect(dialog().querySelector('[role="group"]')?.ariaLabel).to.equal('Lightbox');
  });
});

describe('a click outside the image', () => {
  it('closes the menu first, then the lightbox', async () => {
    const { closed } = await openedSlides({ items: three });
    control('Share').click();
    await clickBeside();
    expect(menu().hidden).to.equal(true);
    expect(dialog().open).to.equal(true);
    await clickBeside();
    await closed;
  });

  it('may be on the empty part of the top bar', async () => {
    const { closed } = await openedSlides({ items: three });
    await sendMouse({ type: 'click', position: [Math.round(innerWidth / 2), 20] });
    await closed;
  });
});
