import '../../../../src/define/text-path';
import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';

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

/** Prints a text path, and resolves when its SVG is loaded. */
async function drawn(how?: How) {
  const printed = await living(how);
  await until(() => printed.box.querySelector('textPath'));
  return { ...printed, along: printed.box.querySelector('textPath') as SVGTextPathElement };
}

describe('the builder’s text path', () => {
  it('follows a file that only an HTML parser reads, without its scripts', async () => {
    window.fetch = async () =>
      new Response(
        '<svg viewBox="0 0 250 42"><title>Wave&nbsp;one</title><script>alert(1)</script><path id=a onclick=alert(1) d="M0 42h250">',
      );
    const { box } = await drawn();
    expect(box.querySelector('script, [onclick]') === null).to.equal(true);
    expect(box.querySelector('path')?.getAttribute('d')).to.equal('M0 42h250');
  });

  it('shows plain text until its SVG is loaded, then follows its path', async () => {
    const { box } = await living();
    expect(box.textContent).to.equal('A text');
    await until(() => box.querySelector('textPath'));
    const along = box.querySelector('textPath');
    expect(along?.textContent).to.equal('A text');
    expect(along?.id).to.equal('e-text-path-7ab');
    expect(along?.getAttribute('href')).to.equal('#e-path-7ab');
    expect(box.querySelector('#e-path-7ab')?.getAttribute('d')).to.equal('M0 42h250');
    await expect(box).to.be.accessible();
  });

  it('uses only drawing elements of the file', async () => {
    const { box } = await drawn();
    expect(box.querySelector('script, [onclick]')).to.equal(null);
  });

  it('has unique ids despite a second widget with the same id', async () => {
    const first = await drawn();
    const second = await drawn();
    expect(second.along.id).not.to.equal(first.along.id);
    const line = document.getElementById(second.along.getAttribute('href')?.slice(1) ?? '');
    expect(second.box.contains(line)).to.equal(true);
  });

  it('loads a file once for all widgets', async () => {
    const url = '/wave-shared.svg';
    await drawn({ url });
    await drawn({ url });
    expect(asked).to.have.length(1);
  });

  it('decodes its text once more, and never parses it as markup', async () => {
    const { along } = await drawn({ text: '&lt;b&gt;Paper &amp;amp; glue&lt;/b&gt;' });
    expect(along.textContent).to.equal('<b>Paper &amp; glue</b>');
    expect(along.children).to.have.length(0);
  });

  it('starts at the position of its settings, from the end for right-to-left text', async () => {
    const settings = { start_point: { size: 30, unit: '%' } };
    expect((await drawn({ settings })).along.getAttribute('startOffset')).to.equal('30%');
    const page = await drawn({ settings, dir: 'rtl' });
    expect(page.along.getAttribute('startOffset')).to.equal('70%');
    expect(getComputedStyle(page.along).direction).to.equal('rtl');
    const own = await drawn({ settings: { ...settings, text_path_direction: 'ltr' }, dir: 'rtl' });
    expect(own.along.getAttribute('startOffset')).to.equal('30%');
  });

  it('links to safe addresses only', async () => {
    const link = { url: 'https://site.example/', is_external: 'on', nofollow: 'on' };
    const anchor = (await drawn({ settings: { link } })).along.querySelector('a');
    expect(anchor?.getAttribute('href')).to.equal('https://site.example/');
    expect(anchor?.getAttribute('target')).to.equal('_blank');
    expect(anchor?.getAttribute('rel')).to.equal('noopener nofollow');
    expect((await drawn({ link: '/about' })).along.querySelector('a')).not.to.equal(null);
    expect((await drawn({ link: 'javascript:alert(1)' })).along.querySelector('a')).to.equal(null);
  });

  it('stays plain text with a warning if its SVG fails to load', async () => {
    const warnings = captureConsole('warn');
    try {
      const missing = await living({ url: '/missing.svg', link: '/about' });
      await warnings.reached(1);
      expect(warnings.messages[0]).to.include('the server answered 404');
      expect(missing.box.querySelector('a')?.textContent).to.equal('A text');
      await living({ url: '/wave.png' });
      await warnings.reached(2);
    } finally {
      warnings.restore();
    }
  });

  it('applies changed settings without loading again', async () => {
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
