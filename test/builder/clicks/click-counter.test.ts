import { expect, fixture, html } from '@open-wc/testing';
import { ClickCounter } from '../../../src/builder/clicks/click-counter';
import { countClicks } from '../../../src/builder/clicks/count-clicks';
import { configure } from '../../../src/core/config';

const fetchNow = window.fetch;
let calls: { address: string; keepalive?: boolean; method?: string; body: URLSearchParams }[] = [];
let isTaken = true;

beforeEach(() => {
  calls = [];
  isTaken = true;
  configure({ clickNonce: 'n0nce', ajaxUrl: '/ajax' });
  window.fetch = async (address, how) => {
    calls.push({ address: String(address), ...how, body: how?.body as URLSearchParams });
    return new Response('', { status: isTaken ? 200 : 403 });
  };
});

afterEach(async () => {
  isTaken = true;
  leave();
  await settled();
  window.fetch = fetchNow;
  configure({ clickNonce: undefined, ajaxUrl: undefined, mode: undefined });
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

const leave = (): unknown => window.dispatchEvent(new Event('pagehide'));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const clicksIn = (at: number): string[] => calls[at]?.body.getAll('clicks[]') ?? [];

describe('counted clicks', () => {
  it('are sent to the CMS in batches of ten, as a form', () => {
    const counter = new ClickCounter();
    for (let click = 0; click < 9; click++) counter.count('7');
    expect(calls).to.deep.equal([]);
    counter.count('8');
    expect(calls).to.have.length(1);
    expect(calls[0]).to.include({ address: '/ajax', method: 'POST', keepalive: true });
    expect(calls[0]?.body.get('action')).to.equal('elementor_send_clicks');
    expect(calls[0]?.body.get('_nonce')).to.equal('n0nce');
    expect(clicksIn(0)).to.deep.equal([...Array(9).fill('7'), '8']);
  });

  it('are sent once when the page is hidden', async () => {
    new ClickCounter().count('7');
    leave();
    leave();
    expect(calls).to.have.length(1);
    expect(clicksIn(0)).to.deep.equal(['7']);
  });

  it('are sent again with the next batch if the CMS rejects them', async () => {
    const counter = new ClickCounter();
    isTaken = false;
    counter.count('7');
    leave();
    await settled();
    counter.count('8');
    expect(calls).to.have.length(1);
    isTaken = true;
    leave();
    expect(clicksIn(1)).to.deep.equal(['7', '8']);
    await settled();
    leave();
    expect(calls).to.have.length(2);
  });
});

async function widget(document = 'data-document-id="12"'): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(
    `<div data-elementor-id="90"><div class="root" ${document}><a href="#here">Write</a><p>Text</p></div></div>`,
  );
  const root = page.querySelector<HTMLElement>('.root') ?? page;
  countClicks(root, 'a', new AbortController().signal);
  return root;
}

describe('a widget whose clicks are counted', () => {
  it('sends the id of the visited page, and ignores other clicks', async () => {
    const root = await widget();
    root.querySelector('p')?.click();
    root.querySelector('a')?.click();
    leave();
    expect(clicksIn(0)).to.deep.equal(['12']);
  });

  it('sends the id of its document if it has none itself', async () => {
    (await widget('')).querySelector('a')?.click();
    leave();
    expect(clicksIn(0)).to.deep.equal(['90']);
  });

  it('sends nothing in the editor', async () => {
    configure({ mode: 'edit' });
    (await widget()).querySelector('a')?.click();
    leave();
    expect(calls).to.deep.equal([]);
  });

  it('sends nothing without a nonce, or outside of documents', async () => {
    configure({ clickNonce: undefined });
    (await widget()).querySelector('a')?.click();
    configure({ clickNonce: 'n0nce' });
    const link = await fixture<HTMLElement>(html`<div><a href="#here">Write</a></div>`);
    countClicks(link, 'a', new AbortController().signal);
    link.querySelector('a')?.click();
    leave();
    expect(calls).to.deep.equal([]);
  });

  it('prefers the builder’s printed nonce, and sends it to the configured address, else to the builder’s', async () => {
    configure({ ajaxUrl: undefined });
    Object.assign(window, {
      elementorFrontendConfig: {
        nonces: { floatingButtonsClickTracking: 'printed' },
        urls: { ajaxurl: '/shop/ajax' },
      },
    });
    (await widget()).querySelector('a')?.click();
    leave();
    expect(calls[0]?.address).to.equal('/shop/ajax');
    expect(calls[0]?.body.get('_nonce')).to.equal('printed');
    configure({ ajaxUrl: '/named/ajax' });
    (await widget()).querySelector('a')?.click();
    leave();
    configure({ ajaxUrl: undefined });
    Reflect.deleteProperty(window, 'elementorFrontendConfig');
    expect(calls[1]?.address).to.equal('/named/ajax');
  });
});
