import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { clear, isPageHeld, isShown, placed, printed } from './fixtures';

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
afterEach(clear);

/** Two icons and the one box that the theme prints for both. */
async function pair() {
  const page = document.body.appendChild(document.createElement('footer'));
  page.className = 'page';
  const icon = (id: string) => `<a class="full-screen" id="${id}" href="#followed">${id}</a>`;
  page.innerHTML = printed('full-screen').replace(/<a .*?<\/a>/, '');
  const box = page.querySelector('.ast-search-box') as HTMLElement;
  box.removeAttribute('style');
  const first = await placed('full-screen', icon('first'));
  const second = await placed('full-screen', icon('second'));
  return { first, second, box, close: box.querySelector('.close') as HTMLElement };
}

describe('a full-screen box shared by two icons', () => {
  it('is closed by its button, whichever icon has opened it', async () => {
    const { first, second, box, close } = await pair();
    for (const { opener, heard } of [first, second]) {
      opener.click();
      expect(isShown(box)).to.equal(true);
      close.click();
      expect(isShown(box)).to.equal(false);
      expect(document.activeElement).to.equal(opener);
      expect(heard.length).to.equal(2);
    }
  });

  it('is closed by Escape, whichever icon has opened it', async () => {
    const { first, second, box } = await pair();
    for (const { opener } of [second, first]) {
      opener.click();
      await sendKeys({ press: 'Escape' });
      expect(isShown(box)).to.equal(false);
      expect(document.activeElement).to.equal(opener);
    }
  });

  it('passes from one icon to the other when a script clicks the other one', async () => {
    const { first, second, box, close } = await pair();
    first.opener.click();
    second.opener.click();
    expect(first.opener.getAttribute('aria-expanded')).to.equal('false');
    expect(first.heard.length).to.equal(2);
    expect(isShown(box)).to.equal(true);
    close.click();
    expect(isShown(box)).to.equal(false);
    expect(document.activeElement).to.equal(second.opener);
    expect(isPageHeld()).to.equal(false);
    expect(document.body.className).to.equal('');
  });

  it('is reachable even if an open menu with the icon in it makes the page inert', async () => {
    const { first, box, close } = await pair();
    const footer = box.closest('footer') as HTMLElement;
    footer.inert = true;
    first.opener.click();
    expect(document.activeElement).to.equal(box.querySelector('[type="search"]'));
    close.click();
    expect(footer.inert).to.equal(true);
    expect(document.activeElement).to.equal(first.opener);
  });
});
