import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { control, dialog, endLightboxes, image, openedSlides, picture, three } from './fixtures';

const copied: string[] = [];
let mayCopy = true;

before(() => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return mayCopy ? Promise.resolve() : Promise.reject(new Error('denied'));
      },
    },
  });
});
beforeEach(() => {
  copied.length = 0;
  mayCopy = true;
});
afterEach(endLightboxes);
after(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

function menu(): HTMLElement {
  return dialog().querySelector('.nh-lightbox-menu') as HTMLElement;
}

function status(): string {
  return menu().querySelector('[role="status"]')?.textContent ?? '';
}

async function copy(): Promise<void> {
  control('Share').click();
  menu().querySelector('button')?.click();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

describe('the share menu', () => {
  it('copies the permalink of the item', async () => {
    const permalink = `#elementor-action:action=lightbox`;
    await openedSlides({ items: [image('box', { permalink })] });
    await copy();
    expect(copied).to.deep.equal([new URL(permalink, document.baseURI).href]);
    expect(status()).to.equal('Copied');
  });

  it('copies the image’s address without a permalink', async () => {
    await openedSlides({ items: three });
    await copy();
    expect(copied).to.deep.equal([location.origin + picture('notebook')]);
  });

  it('shows a message if the link could not be copied', async () => {
    mayCopy = false;
    await openedSlides({ items: three });
    await copy();
    expect(status()).to.equal('The link could not be copied.');
  });

  it('offers the download of an image', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    const link = menu().querySelector('a');
    expect(link?.hasAttribute('download')).to.equal(true);
    expect(link?.pathname).to.equal(picture('notebook'));
  });

  it('closes with Escape, and the lightbox stays open', async () => {
    await openedSlides({ items: three });
    control('Share').click();
    expect(menu().hidden).to.equal(false);
    expect(menu().contains(document.activeElement)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(menu().hidden).to.equal(true);
    expect(document.activeElement).to.equal(control('Share'));
  });

  it('closes when another item is shown', async () => {
    const handle = await openedSlides({ items: three });
    control('Share').click();
    handle.show(1);
    expect(control('Share').getAttribute('aria-expanded')).to.equal('false');
    control('Share').click();
    expect(menu().querySelector('a')?.pathname).to.equal(picture('verse'));
  });

  it('is hidden for an item without a web address', async () => {
    await openedSlides({ items: [image('box', { url: 'javascript:0' })] });
    expect(control('Share').hidden).to.equal(true);
  });
});
