import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { clear, isPageHeld, isShown, type Kind, noticed, placed, printed } from './fixtures';

/** All that was complained of. */
let complaints: unknown[][];
const { error } = console;
beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => void complaints.push(words);
  return emulateMedia({ reducedMotion: 'reduce' });
});
afterEach(() => {
  console.error = error;
  clear();
});

for (const kind of ['header-cover', 'full-screen'] satisfies Kind[]) {
  describe(`a search (${kind}) whose markup the page changes`, () => {
    it('lives on in a copy of icon and box', async () => {
      const { host } = await placed(kind);
      const menu = host.firstElementChild as HTMLElement;
      menu.replaceWith(menu.cloneNode(true));
      await noticed();
      const box = host.querySelector('.ast-search-box') as HTMLElement;
      host.querySelector('a')?.click();
      expect(isShown(box)).to.equal(true);
      host.querySelector<HTMLElement>('.close')?.click();
      expect(isShown(box)).to.equal(false);
    });

    it('lives on when the tag is filled anew', async () => {
      const { host } = await placed(kind);
      host.innerHTML = printed(kind).replace(' style="display: none"', '');
      await noticed();
      await host.updateComplete;
      host.querySelector('a')?.click();
      expect(isShown(host.querySelector('.ast-search-box') as HTMLElement)).to.equal(true);
    });

    it('stays open, and can be closed, when what is in the open box is printed anew', async () => {
      const { opener, box } = await placed(kind);
      opener.click();
      box.innerHTML = `${box.innerHTML}<a href="#found">Found</a>`;
      await noticed();
      expect(isShown(box)).to.equal(true);
      box.querySelector<HTMLElement>('.close')?.click();
      expect(isShown(box)).to.equal(false);
    });

    it('lets the page go when the open box is taken away', async () => {
      const { host, opener, box } = await placed(kind);
      opener.click();
      box.remove();
      await noticed();
      expect(isPageHeld()).to.equal(false);
      expect(host.querySelector('a')?.hasAttribute('aria-expanded')).to.equal(false);
    });
  });
}

describe('an icon without a box', () => {
  const icon = '<a class="full-screen" href="#followed">Search</a>';

  it('stays a link, and that is said once', async () => {
    const { host, opener } = await placed('full-screen', icon);
    expect(complaints.map(([, element]) => element)).to.deep.equal([host]);
    expect(complaints[0]?.[0]).to.contain('<nh-search-overlay>: there is no');
    opener.click();
    expect(location.hash).to.equal('#followed');
    location.hash = '';
    expect(opener.hasAttribute('role')).to.equal(false);
    document.body.append(Object.assign(document.createElement('p'), { className: 'page' }));
    await noticed();
    expect(complaints.length).to.equal(1);
  });

  it('opens one that the page prints later', async () => {
    const { opener } = await placed('full-screen', icon);
    const box = document.createElement('div');
    box.className = 'page ast-search-box full-screen';
    box.innerHTML = '<input type="search" aria-label="Search for"><span class="close"></span>';
    document.body.append(box);
    await noticed();
    expect(opener.getAttribute('role')).to.equal('button');
    opener.click();
    expect(isShown(box)).to.equal(true);
    expect(location.hash).not.to.equal('#followed');
  });

  it('is no complaint where the theme’s own drop-down is meant', async () => {
    await placed('header-cover', `<div class="slide-search">${icon}</div>`);
    expect(complaints).to.deep.equal([]);
  });
});
