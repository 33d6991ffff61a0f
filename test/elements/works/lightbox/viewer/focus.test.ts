import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import {
  control,
  counter,
  dialog,
  endLightboxes,
  image,
  openedSlides,
  three,
  until,
} from './fixtures';

afterEach(endLightboxes);

const menu = (): HTMLElement => dialog().querySelector('.nh-lightbox-menu') as HTMLElement;

/** A press beside every picture and control. */
const clickBeside = () => sendMouse({ type: 'click', position: [20, 120] });
const clickPicture = () =>
  sendMouse({ type: 'click', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] });

/** Fails unless the keyboard is heard, and something seen has the focus. */
async function expectKeysToWork(key: string, then: string): Promise<void> {
  await sendKeys({ press: key });
  expect(counter()).to.equal(then);
  expect(dialog().contains(document.activeElement)).to.equal(true);
  expect(document.activeElement?.checkVisibility()).to.equal(true);
}

describe('the keys go on working', () => {
  it('where a click on the picture has shut the menu', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    await clickPicture();
    expect(menu().hidden).to.equal(true);
    await expectKeysToWork('ArrowRight', '2 / 3');
  });

  it('where another item has shut the menu', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    await expectKeysToWork('ArrowRight', '2 / 3');
    await expectKeysToWork('ArrowRight', '3 / 3');
  });

  it('at the end of what does not loop, that a button has led to', async () => {
    await openedSlides({ items: three.slice(0, 2), loop: false });
    control('Next').focus();
    await sendKeys({ press: 'Enter' });
    expect(counter()).to.equal('2 / 2');
    expect(document.activeElement).to.equal(control('Next'));
    await expectKeysToWork('ArrowLeft', '1 / 2');
  });

  it('where the button that has the focus is of no use for the next item', async () => {
    await openedSlides({ items: [image('box', { width: 6000, height: 4000 }), ...three] });
    await until(() => !control('Zoom in').hidden);
    control('Zoom in').focus();
    await expectKeysToWork('ArrowRight', '2 / 4');
  });

  it('where the focus has been lost', async () => {
    await openedSlides({ items: three });
    (document.activeElement as HTMLElement).blur();
    await expectKeysToWork('ArrowRight', '2 / 3');
  });
});

describe('a click beside the picture', () => {
  it('shuts the menu first, and the lightbox then', async () => {
    const { closed } = await openedSlides({ items: three });
    control('Share').click();
    await clickBeside();
    expect(menu().hidden).to.equal(true);
    expect(dialog().open).to.equal(true);
    await clickBeside();
    await closed;
  });

  it('may be one on the free part of the top bar', async () => {
    const { closed } = await openedSlides({ items: three });
    await sendMouse({ type: 'click', position: [Math.round(innerWidth / 2), 20] });
    await closed;
  });
});
