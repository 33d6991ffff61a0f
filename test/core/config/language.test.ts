import '../../../src/define/alert';
import '../../../src/define/contact-form';
import '../../../src/define/lightbox';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { packs } from '../../../src/core/languages/packs';

type Pack = Awaited<ReturnType<NonNullable<(typeof packs)['de']>>>;
/** The table of packs, in which tests replace the network. */
const network = packs as Record<string, (() => Promise<Pack>) | undefined>;
const html = document.documentElement;

afterEach(() => {
  configure({ locale: undefined, messages: undefined });
  html.lang = 'en';
  html.dir = '';
});

const alert =
  '<nh-alert><div class="elementor-alert" role="alert"><button class="elementor-alert-dismiss"></button></div></nh-alert>';

async function complete(element: Element): Promise<void> {
  await Reflect.get(element, 'updateComplete');
}

/** The name of the button of an alert that is added now. */
async function alertName(): Promise<string | null | undefined> {
  const host = await fixture<HTMLElement>(alert);
  await complete(host);
  return host.querySelector('button')?.getAttribute('aria-label');
}

/** A drawn gallery, named in the page's language. */
async function gallery(): Promise<HTMLElement> {
  const settings = JSON.stringify({ items: [{ type: 'image', url: '/a.png' }] });
  return fixture<HTMLElement>(`<nh-lightbox settings='${settings}'></nh-lightbox>`);
}

function nameOf(host: Element): string | undefined {
  return host.querySelector('ul')?.ariaLabel ?? undefined;
}

/** A language of its own for a test, because each pack is requested once. */
function unknownLanguage(code: string, load: () => Promise<Pack>): void {
  network[code] = load;
  html.lang = code;
}

describe('a page in another language', () => {
  it('has its elements’ words in German, also for Austria', async () => {
    html.lang = 'de-AT';
    expect(await alertName()).to.equal('Diesen Hinweis schließen.');
  });

  it('has a drawn form in Japanese', async () => {
    html.lang = 'ja';
    const fields = [{ type: 'text', name: 'your-name', label: '名前' }, { type: 'submit' }];
    const host = document.createElement('nh-contact-form');
    Object.assign(host, { settings: { id: 7, fields } });
    document.body.append(host);
    await complete(host);
    expect(host.querySelector('form')?.getAttribute('aria-label')).to.equal('お問い合わせフォーム');
    expect(host.querySelector('[type=submit]')?.textContent).to.equal('送信');
    host.remove();
  });

  it('has the plural forms of Arabic, in a page that is read from right to left', async () => {
    Object.assign(html, { lang: 'ar', dir: 'rtl' });
    expect(await alertName()).to.equal('إغلاق هذا التنبيه.');
    const { message } = await import('../../../src/elements/works/portfolio/messages');
    const found = [1, 2, 5, 11].map((count) => message('portfolio.found', { count }));
    expect(new Set(found.map((text) => text.replace(/\p{Nd}+/gu, ''))).size).to.equal(4);
    expect(found[1]).to.include('عنصرين');
  });

  it('uses the locale of the configuration, in the CMS’s form', async () => {
    configure({ locale: 'pt_BR' });
    expect(await alertName()).to.equal('Fechar este aviso.');
  });

  it('prefers the messages of the site, also a common one, to the pack', async () => {
    html.lang = 'de';
    configure({ messages: { 'alert.dismiss': 'Weg damit', 'common.cancel': 'Doch nicht' } });
    expect(await alertName()).to.equal('Weg damit');
    const { message } = await import('../../../src/elements/forms/contact-form/messages');
    expect(message('form.cancel')).to.equal('Doch nicht');
    expect(message('form.submit')).to.equal('Senden');
  });

  it('changes its words when the site changes its language, with nothing in English between', async () => {
    configure({ locale: 'fr' });
    const host = await gallery();
    await complete(host);
    const said = new Set<string | undefined>([nameOf(host)]);
    const observer = new MutationObserver(() => said.add(nameOf(host)));
    observer.observe(host, { subtree: true, childList: true, attributes: true });
    configure({ locale: 'it' });
    await complete(host);
    await nextFrame();
    observer.disconnect();
    expect([...said]).to.deep.equal(['Galerie', 'Galleria']);
  });

  it('speaks English in languages without a pack, and requests nothing', async () => {
    html.lang = 'fi';
    expect(await alertName()).to.equal('Dismiss this alert.');
  });

  it('speaks English when the pack cannot be loaded', async () => {
    unknownLanguage('xa', () => Promise.reject(new TypeError('offline')));
    expect(await alertName()).to.equal('Dismiss this alert.');
  });

  it('has English words only where a pack lacks a key', async () => {
    unknownLanguage('xb', async () => ({ default: { 'alert.dismiss': 'Xyzzy' } }));
    expect(await alertName()).to.equal('Xyzzy');
    const { message } = await import('../../../src/elements/forms/contact-form/messages');
    expect(message('form.submit')).to.equal('Send');
  });

  it('shows no element before the pack has come, and requests the pack once for all elements', async () => {
    let deliver: (pack: Pack) => void = () => {};
    let requests = 0;
    unknownLanguage('xc', () => {
      requests += 1;
      return new Promise((resolve) => {
        deliver = resolve;
      });
    });
    const host = await fixture<HTMLElement>(`<div>${alert}${alert}</div>`);
    const buttons = [...host.querySelectorAll('button')];
    expect(buttons.map((button) => button.ariaLabel)).to.deep.equal([null, null]);
    deliver({ default: { 'alert.dismiss': 'Plugh' } });
    await Promise.all([...host.children].map(complete));
    expect(buttons.map((button) => button.ariaLabel)).to.deep.equal(['Plugh', 'Plugh']);
    expect(requests).to.equal(1);
  });

  it('speaks English after three seconds without the pack, and its language when the pack comes late', async () => {
    let deliver: (pack: Pack) => void = () => {};
    unknownLanguage(
      'xd',
      () =>
        new Promise((resolve) => {
          deliver = resolve;
        }),
    );
    const since = performance.now();
    const host = await gallery();
    await complete(host);
    expect(performance.now() - since).to.be.at.least(2500);
    expect(nameOf(host)).to.equal('Gallery');
    deliver({ default: { 'lightbox.gallery': 'Foo' } });
    await nextFrame();
    await complete(host);
    expect(nameOf(host)).to.equal('Foo');
  });
});
