import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { clear, isShown, placed } from './fixtures';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  return emulateMedia({ reducedMotion: 'reduce' });
});
afterEach(() => {
  life.abort();
  clear();
});

/** Counts the events of Escape that reach the document, where the theme's script listens. */
function themeHears(): string[] {
  const heard: string[] = [];
  for (const type of ['keydown', 'keyup'] as const) {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && heard.push(type);
    document.addEventListener(type, listen, { signal: life.signal });
  }
  return heard;
}

describe('Escape while a search is open', () => {
  it('is consumed with both of its events', async () => {
    const heard = themeHears();
    const { opener } = await placed('header-cover');
    opener.click();
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal(['keydown', 'keyup']);
  });

  it('counts once while the key is held', async () => {
    const heard = themeHears();
    const { opener } = await placed('header-cover');
    opener.click();
    await sendKeys({ down: 'Escape' });
    await sendKeys({ down: 'Escape' });
    await sendKeys({ up: 'Escape' });
    expect(heard).to.deep.equal([]);
  });

  it('is ignored if something inside, such as a list of suggestions, has handled it', async () => {
    const { opener, field, box } = await placed('header-cover');
    const use = (event: Event) => event.preventDefault();
    field.addEventListener('keydown', use, { once: true });
    opener.click();
    await sendKeys({ press: 'Escape' });
    expect(isShown(box)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isShown(box)).to.equal(false);
  });

  it('is ignored if an input method has handled it, also in Safari, which only has a key code', async () => {
    const { opener, field, box } = await placed('header-cover');
    opener.click();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composing }),
      );
    expect(isShown(box)).to.equal(true);
  });
});

describe('the theme’s own timer', () => {
  it('cannot hide an overlay that was opened again after Escape', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { opener, box } = await placed('header-cover');
    opener.click();
    // The end of a fade that it has begun while the search was closed (docs/compatibility/header.md#fading).
    Object.assign(box.style, { display: '', opacity: '', visibility: '' });
    for (const fade of box.getAnimations()) fade.finish();
    expect(getComputedStyle(box).opacity).to.equal('1');
    expect(isShown(box)).to.equal(true);
  });
});
