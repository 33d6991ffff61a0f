import { expect } from '@open-wc/testing';
import { pageAddress, pageOrigin } from '../../../src/core/dom/page-address';
import { plainFrame } from '../../../src/core/media/provider-frame';
import { staysOnPage } from '../../../src/elements/header/menu-toggle/links';
import { linkedSource } from '../../../src/elements/kits/kit-import/linked-source';
import { ownPath } from '../../../src/elements/libraries/account/return-trip';

/** A frame whose page is `markup`, as the canvases of editors are. */
async function srcdocFrame(markup: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.srcdoc = markup;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  return frame;
}

/** The frame's document and window. */
async function srcdocPage(markup = ''): Promise<{ page: Document; view: Window }> {
  const frame = await srcdocFrame(markup);
  return { page: frame.contentDocument as Document, view: frame.contentWindow as Window };
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('a srcdoc frame', () => {
  it('has the address and the origin of the page around it', async () => {
    const { page } = await srcdocPage('<base href="https://elsewhere.example/">');
    expect([pageAddress(page).href, pageOrigin(page)]).to.deep.equal([
      location.href,
      location.origin,
    ]);
  });

  it('gives a provider’s player the origin of the site', async () => {
    const { page } = await srcdocPage();
    const { src } = plainFrame({ provider: 'youtube', id: 'a-B_c1D2e3F' }, {}, '', page);
    expect(new URL(src).searchParams.get('origin')).to.equal(location.origin);
  });

  it('follows a menu link to a fragment of its page on that page', async () => {
    const { page } = await srcdocPage('<a href="#end">End</a>');
    expect(staysOnPage(page.querySelector('a') as HTMLAnchorElement)).to.equal(true);
  });

  it('imports a kit from an address of the own site, and returns from a log-in to the page around it', async () => {
    const { page, view } = await srcdocPage();
    const props = { fileUrl: '/kit.zip', kitId: '', referrer: '', kitCloudId: '' };
    const settings = { origins: [] } as never;
    const linked = linkedSource({ ...props, settings }, pageAddress(page));
    expect(linked && 'source' in linked).to.equal(true);
    expect(ownPath(view)).to.equal(location.pathname + location.search);
  });
});
