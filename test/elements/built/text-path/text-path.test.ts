import '../../../../src/define/text-path';
import { expect, fixture, waitUntil } from '@open-wc/testing';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 42"><script>alert(1)</script>' +
  '<path d="M0 1h9" onclick="alert(1)"/><path data-path-anchor="" d="M0 42h250"/></svg>';

const realFetch = window.fetch;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  window.fetch = async (address) => {
    asked.push(String(address));
    const isThere = String(address).includes('wave');
    return new Response(isThere ? DRAWING : '', { status: isThere ? 200 : 404 });
  };
});
afterEach(() => {
  window.fetch = realFetch;
});

let file = 0;

interface How {
  readonly text?: string;
  readonly url?: string;
  readonly link?: string;
  readonly settings?: object;
  readonly dir?: string;
}

async function living({ text = 'A text', link = '', settings = {}, dir = 'ltr', url }: How = {}) {
  const box = document.createElement('div');
  box.className = 'e-text-path';
  Object.assign(box.dataset, { text, linkUrl: link, url: url ?? `/wave-${++file}.svg` });
  const page =
    await fixture<HTMLElement>(`<div dir="${dir}"><div data-id="7ab" data-element_type="widget"
    data-widget_type="text-path.default"><nh-text-path settings='${JSON.stringify(settings)}'>${box.outerHTML}
    </nh-text-path></div></div>`);
  const host = page.querySelector('nh-text-path') as HTMLElement;
  await Reflect.get(host, 'updateComplete');
  return { host, box: host.querySelector('.e-text-path') as HTMLElement };
}

/** The same, once its line has come. */
async function drawn(how?: How) {
  const printed = await living(how);
  await waitUntil(() => printed.box.querySelector('textPath'));
  return { ...printed, along: printed.box.querySelector('textPath') as SVGTextPathElement };
}

describe('a text path of the builder’s', () => {
  it('reads as plain text until its line has come, and then runs along it', async () => {
    const { box } = await living();
    expect(box.textContent).to.equal('A text');
    await waitUntil(() => box.querySelector('textPath'));
    const along = box.querySelector('textPath');
    expect(along?.textContent).to.equal('A text');
    expect(along?.id).to.equal('e-text-path-7ab');
    expect(along?.getAttribute('href')).to.equal('#e-path-7ab');
    expect(box.querySelector('#e-path-7ab')?.getAttribute('d')).to.equal('M0 42h250');
    await expect(box).to.be.accessible();
  });

  it('takes nothing from the file but what is drawn', async () => {
    const { box } = await drawn();
    expect(box.querySelector('script, [onclick]')).to.equal(null);
  });

  it('keeps its ids apart from another’s of the same number', async () => {
    const first = await drawn();
    const second = await drawn();
    expect(second.along.id).not.to.equal(first.along.id);
    const line = document.getElementById(second.along.getAttribute('href')?.slice(1) ?? '');
    expect(second.box.contains(line)).to.equal(true);
  });

  it('fetches a file once for all that name it', async () => {
    const url = '/wave-shared.svg';
    await drawn({ url });
    await drawn({ url });
    expect(asked).to.have.length(1);
  });

  it('has its text decoded once more, and never read as markup', async () => {
    const { along } = await drawn({ text: '&lt;b&gt;Paper &amp;amp; glue&lt;/b&gt;' });
    expect(along.textContent).to.equal('<b>Paper &amp; glue</b>');
    expect(along.children).to.have.length(0);
  });

  it('begins where its settings say, from the other end from right to left', async () => {
    const settings = { start_point: { size: 30, unit: '%' } };
    expect((await drawn({ settings })).along.getAttribute('startOffset')).to.equal('30%');
    const page = await drawn({ settings, dir: 'rtl' });
    expect(page.along.getAttribute('startOffset')).to.equal('70%');
    expect(getComputedStyle(page.along).direction).to.equal('rtl');
    const own = await drawn({ settings: { ...settings, text_path_direction: 'ltr' }, dir: 'rtl' });
    expect(own.along.getAttribute('startOffset')).to.equal('30%');
  });

  it('leads where its link does, and only to what may be followed', async () => {
    const link = { url: 'https://site.example/', is_external: 'on', nofollow: 'on' };
    const anchor = (await drawn({ settings: { link } })).along.querySelector('a');
    expect(anchor?.getAttribute('href')).to.equal('https://site.example/');
    expect(anchor?.getAttribute('target')).to.equal('_blank');
    expect(anchor?.getAttribute('rel')).to.equal('noopener nofollow');
    expect((await drawn({ link: '/about' })).along.querySelector('a')).not.to.equal(null);
    expect((await drawn({ link: 'javascript:alert(1)' })).along.querySelector('a')).to.equal(null);
  });

  it('stays plain text, and says why, where its line does not come', async () => {
    const original = console.warn;
    const told: string[] = [];
    console.warn = (...words: unknown[]) => told.push(String(words[0]));
    const missing = await living({ url: '/missing.svg', link: '/about' });
    await waitUntil(() => told.length === 1);
    expect(told[0]).to.include('the server answered 404');
    expect(missing.box.querySelector('a')?.textContent).to.equal('A text');
    await living({ url: '/wave.png' });
    await waitUntil(() => told.length === 2);
    console.warn = original;
  });

  it('follows its settings, without fetching again', async () => {
    const { host, box } = await drawn();
    host.setAttribute('settings', '{"text":"Another","start_point":{"size":5,"unit":"%"}}');
    await Reflect.get(host, 'updateComplete');
    expect(box.querySelectorAll('textPath')).to.have.length(1);
    expect(box.textContent).to.equal('Another');
    expect(box.querySelector('textPath')?.getAttribute('startOffset')).to.equal('5%');
    expect(asked).to.have.length(1);
  });

  it('is empty again when it ends', async () => {
    const { host, box } = await drawn();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(box.childNodes).to.have.length(0);
  });
});
