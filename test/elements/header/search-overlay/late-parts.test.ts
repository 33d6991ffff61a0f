import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { type CapturedConsole, captureConsole } from '../../../page-objects/captured-console';
import { clear, isPageHeld, isShown, type Kind, noticed, placed, printed } from './fixtures';

let errors: CapturedConsole;
beforeEach(() => {
  errors = captureConsole('error');
  return emulateMedia({ reducedMotion: 'reduce' });
});
afterEach(() => {
  errors.restore();
  clear();
});

for (const kind of ['header-cover', 'full-screen'] satisfies Kind[]) {
  describe(`a search (${kind}) whose markup the page changes`, () => {
    it('works in a copy of icon and box', async () => {
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

    it('works when the tag’s content is replaced', async () => {
      const { host } = await placed(kind);
      host.innerHTML = printed(kind).replace(' style="display: none"', '');
      await noticed();
      await host.updateComplete;
      host.querySelector('a')?.click();
      expect(isShown(host.querySelector('.ast-search-box') as HTMLElement)).to.equal(true);
    });

    it('stays open and can be closed when the content of the open box is replaced', async () => {
      const { opener, box } = await placed(kind);
      opener.click();
      box.innerHTML = `${box.innerHTML}<a href="#found">Found</a>`;
      await noticed();
      expect(isShown(box)).to.equal(true);
      box.querySelector<HTMLElement>('.close')?.click();
      expect(isShown(box)).to.equal(false);
    });

    it('releases the page when the open box is removed', async () => {
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

  it('stays a link and is reported once', async () => {
    const { host, opener } = await placed('full-screen', icon);
    expect(errors.calls.map(([, element]) => element)).to.deep.equal([host]);
    expect(errors.calls[0]?.[0]).to.contain('<nh-search-overlay>: the icon or');
    opener.click();
    expect(location.hash).to.equal('#followed');
    location.hash = '';
    expect(opener.hasAttribute('role')).to.equal(false);
    document.body.append(Object.assign(document.createElement('p'), { className: 'page' }));
    await noticed();
    expect(errors.calls.length).to.equal(1);
  });

  it('opens a box that the page prints later', async () => {
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
});
