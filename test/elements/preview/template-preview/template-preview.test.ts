import { expect } from '@open-wc/testing';
import { configure } from '../../../../src';
import { dispatch, framed, KEY, leaveFrames, saved } from './framed';

afterEach(() => {
  leaveFrames();
  configure({ previewOrigins: undefined, fontService: undefined });
});

const colors = ['#102030', '#405060'];
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

describe('<nh-template-preview> in a frame', () => {
  it('hides the admin bar', async () => {
    const { style, host } = await framed();
    expect(style('#wpadminbar', 'display')).to.equal('none');
    expect(host.dataset.state).to.equal('active');
  });

  it('changes nothing in a page that is not framed', async () => {
    const host = document.body.appendChild(document.createElement('nh-template-preview'));
    await host.updateComplete;
    localStorage.setItem(
      KEY,
      JSON.stringify({ data: { colorPalette: { colors } }, url: location.origin }),
    );
    window.postMessage(dispatch('colorPalette', { colors }), '*');
    await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    expect(host.dataset.state).to.equal('idle');
    expect(document.body.className).to.equal('');
    host.remove();
  });

  it('tells the framing page that it is ready', async () => {
    const heard = new Promise<MessageEvent>((resolve) =>
      addEventListener('message', resolve, { once: true }),
    );
    await framed();
    const { data } = await heard;
    expect(data).to.deep.equal({ call: 'starterTemplatePreviewReady' });
  });

  it('overrides the palette of a colour switcher, and restores it', async () => {
    const { send, style, document } = await framed();
    document.documentElement.style.setProperty('--ast-global-color-0', '#abcdef');
    await send('colorPalette', { colors });
    expect(style('html', '--ast-global-color-0')).to.equal('#102030');
    expect(style('html', '--e-global-color-astglobalcolor1')).to.equal('#405060');
    expect(document.body.className).to.equal('starter-templates-preview-palette');
    await send('colorPalette', { colors: [] });
    expect(style('html', '--ast-global-color-0')).to.equal('#abcdef');
    expect(document.body.className).to.equal('');
  });

  it('drops an unknown colour name', async () => {
    const { send, style } = await framed();
    await send('colorPalette', { colors: ['blurple', 'teal'] });
    expect(style('html', '--ast-global-color-0')).to.equal('');
    expect(style('html', '--ast-global-color-1')).to.equal('teal');
  });

  it('shows typography, and requests the fonts once', async () => {
    configure({ fontService: '/fonts' });
    const { send, style, document } = await framed();
    const typography = {
      'body-font-family': "'Inter', sans-serif",
      'body-font-weight': '400',
      'font-size-body': { desktop: 19, 'desktop-unit': 'px' },
      'headings-font-family': "'Lora'",
      'headings-font-weight': '700',
      'font-weight-h2': '300',
    };
    await send('siteTypography', typography);
    await send('siteTypography', typography);
    expect(style('button', 'font-family')).to.equal('Inter, sans-serif');
    expect(style('p', 'font-size')).to.equal('19px');
    expect([style('h1', 'font-weight'), style('h2', 'font-weight')]).to.deep.equal(['700', '300']);
    const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([
      '/fonts?family=Inter:wght@400&family=Lora:wght@300;700&display=swap',
    ]);
    await send('siteTypography', {});
    expect(style('p', 'font-size')).to.equal('16px');
    expect(document.querySelector('link')).to.equal(null);
  });

  it('hides and shows the title', async () => {
    const { send, style } = await framed();
    await send('siteTitle', false);
    expect(style('.site-title', 'display')).to.equal('none');
    await send('siteTitle', true);
    expect(style('.site-title', 'display')).to.equal('block');
  });

  it('hides and shows only the title of the desktop header if phones have another', async () => {
    const title = (id: string) => `<div id="${id}"><p class="site-title">Linden</p></div>`;
    const { send, style, document } = await framed(
      {},
      `<style>#ast-mobile-header .site-title { display: none }</style>${title('ast-mobile-header')}` +
        `${title('ast-desktop-header')}<footer><p class="site-title">Linden</p></footer>`,
    );
    const displays = () =>
      ['#ast-desktop-header', '#ast-mobile-header', 'footer'].map((place) =>
        style(`${place} .site-title`, 'display'),
      );
    await send('siteTitle', false);
    expect(displays()).to.deep.equal(['none', 'none', 'block']);
    await send('siteTitle', true);
    expect(displays()).to.deep.equal(['block', 'none', 'block']);
    await send('siteLogo', { url: 'https://a.example/logo.svg' });
    const logos = [...document.querySelectorAll('.custom-logo-link')];
    expect(logos.map((logo) => logo.parentElement?.id)).to.deep.equal(['ast-desktop-header']);
  });

  it('keeps the preview when its settings or the site’s configuration change', async () => {
    const { send, hear, style, host, document } = await framed();
    await send('colorPalette', { colors });
    await send('siteTypography', { 'body-font-family': 'Inter' });
    Object.assign(host, { settings: { previewOrigins: ['https://b.example'], fontService: '/b' } });
    await host.updateComplete;
    expect(style('html', '--ast-global-color-0')).to.equal('#102030');
    expect(document.querySelector('link')?.getAttribute('href')).to.match(/^\/b\?/);
    await hear(dispatch('siteTitle', false), 'https://b.example');
    expect(style('.site-title', 'display')).to.equal('none');
    Object.assign(host, { settings: {} });
    configure({ fontService: '/c' });
    await host.updateComplete;
    expect(document.querySelector('link')?.getAttribute('href')).to.match(/^\/c\?/);
  });

  it('emits an event for each applied message', async () => {
    const { send, host } = await framed();
    const heard: unknown[] = [];
    host.addEventListener('nh-preview-apply', (event) => heard.push((event as CustomEvent).detail));
    await send('siteTitle', false);
    await send('nonsense');
    expect(heard).to.deep.equal([{ param: 'siteTitle' }]);
  });

  it('restores the page when the tag is removed', async () => {
    const { send, style, host, document } = await framed();
    await send('colorPalette', { colors });
    await send('siteTypography', { 'body-font-family': 'Inter' });
    await send('siteLogo', { dataUri: picture, width: 80 });
    host.remove();
    await host.updateComplete;
    expect(style('#wpadminbar', 'display')).to.equal('block');
    expect(style('html', '--ast-global-color-0')).to.equal('');
    expect(document.body.className).to.equal('');
    expect(document.querySelector('link')).to.equal(null);
    expect(document.querySelector('img')?.getAttribute('src')).to.equal('/own.svg');
    expect(host.hasAttribute('data-state')).to.equal(false);
  });

  it('shows the same preview when the tag returns', async () => {
    const { send, style, host, document } = await framed();
    await send('colorPalette', { colors });
    host.remove();
    await host.updateComplete;
    document.body.append(host);
    await host.updateComplete;
    expect(host.dataset.state).to.equal('active');
    expect(style('html', '--ast-global-color-0')).to.equal('#102030');
    await send('siteTitle', false);
    expect(style('.site-title', 'display')).to.equal('none');
  });
});

describe('the saved data of a preview', () => {
  it('is the latest of each parameter, with the origin, and is shown on the next page', async () => {
    const first = await framed();
    await first.send('colorPalette', { colors: ['red'] });
    await first.send('colorPalette', { colors });
    await first.send('siteTitle', false);
    expect(saved()).to.deep.equal({
      data: { colorPalette: { colors }, siteTitle: false },
      url: location.origin,
    });
    const { style } = await framed();
    expect(style('html', '--ast-global-color-0')).to.equal('#102030');
    expect(style('.site-title', 'display')).to.equal('none');
  });

  it('is of all tabs together', async () => {
    const [one, other] = [await framed(), await framed()];
    await one.send('colorPalette', { colors });
    await other.send('siteTitle', false);
    expect(saved().data).to.deep.equal({ colorPalette: { colors }, siteTitle: false });
  });

  it('survives clearing, is emptied by cleanStorage and removed by completeOnboarding', async () => {
    const { send, style } = await framed();
    await send('colorPalette', { colors });
    await send('siteTitle', false);
    await send('clearPreviewAssets');
    expect(style('html', '--ast-global-color-0')).to.equal('');
    expect(saved().data.colorPalette).to.deep.equal({ colors });
    await send('cleanStorage', { url: 'https://a.example/x.png', dataUri: '', width: 40 });
    expect(saved().data).to.deep.equal({
      siteLogo: { url: 'https://a.example/x.png', width: 40 },
      siteTitle: false,
    });
    await send('completeOnboarding');
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(style('.site-title', 'display')).to.equal('none');
  });

  for (const [what, text] of [
    [
      'another origin',
      JSON.stringify({ data: { colorPalette: { colors } }, url: 'https://x.example' }),
    ],
    ['no JSON', '{oops'],
    ['another shape', '{"data":[],"url":7}'],
    [
      'hostile text',
      JSON.stringify({
        data: { colorPalette: { colors: ['red; } *{'] }, siteLogo: 7 },
        url: location.origin,
      }),
    ],
  ] as const) {
    it(`is not shown if it is of ${what}`, async () => {
      localStorage.setItem(KEY, text);
      const { style } = await framed();
      expect(style('html', '--ast-global-color-0')).to.equal('');
      expect(style('#wpadminbar', 'display')).to.equal('none');
    });
  }

  it('is all but an uploaded logo where the storage has no room for that', async () => {
    localStorage.setItem('other', 'A'.repeat(4_000_000));
    const { send, document } = await framed();
    await send('siteTitle', false);
    await send('siteLogo', { dataUri: `data:image/png;base64,${'A'.repeat(2_000_000)}` });
    expect(document.querySelector('img')?.src).to.have.length.greaterThan(2_000_000);
    expect(saved().data).to.deep.equal({ siteTitle: false });
    localStorage.removeItem('other');
  });
});

describe('the logo of a preview', () => {
  it('replaces the page’s logo at the given width, and restores it', async () => {
    const { send, document } = await framed();
    const image = document.querySelector('img') as HTMLImageElement;
    await send('siteLogo', { url: 'https://a.example/x.png', dataUri: picture, width: '120' });
    expect(image.getAttribute('src')).to.equal(picture);
    expect(image.hasAttribute('srcset')).to.equal(false);
    expect([image.style.width, image.style.maxWidth]).to.deep.equal(['120px', '120px']);
    await send('siteLogo', { url: '', dataUri: '', width: '' });
    expect(image.getAttribute('src')).to.equal('/own.svg');
    expect(image.srcset).to.equal('/own.svg 1x, /own-2.svg 2x');
    expect([image.style.width, image.style.maxWidth]).to.deep.equal(['50px', '']);
  });

  it('overrides all sources of a <picture>, and restores them', async () => {
    const source = '<source type="image/avif" srcset="/own.avif">';
    const { send, document } = await framed(
      {},
      `<a class="custom-logo-link"><picture>${source}<img src="/own.svg" alt="Logo"></picture></a>`,
    );
    const box = document.querySelector('picture') as HTMLElement;
    const before = box.innerHTML;
    await send('siteLogo', { dataUri: picture });
    await send('siteLogo', { dataUri: picture, width: 40 });
    expect(box.querySelector('source')?.hasAttribute('srcset')).to.equal(false);
    expect(box.querySelector('img')?.getAttribute('src')).to.equal(picture);
    await send('siteLogo', {});
    expect(box.innerHTML.replace(' style=""', '')).to.equal(before);
  });

  it('overrides a colour switcher, whose logo is restored afterwards', async () => {
    const { send, document } = await framed();
    const image = document.querySelector('img') as HTMLImageElement;
    await send('siteLogo', { dataUri: picture });
    image.src = '/dark.svg';
    await new Promise<void>((resolve) => {
      new MutationObserver(() => image.getAttribute('src') === picture && resolve()).observe(
        image,
        {
          attributes: true,
        },
      );
    });
    await send('siteLogo', {});
    expect(image.getAttribute('src')).to.equal('/dark.svg');
  });

  it('is inserted before the title of a header without logo, and removed again', async () => {
    const { send, document } = await framed(
      {},
      '<header><div class="ast-site-title-wrap"><p class="site-title"><a href="/home">Linden</a></p></div></header>',
    );
    await send('siteLogo', { dataUri: picture, width: 64 });
    await send('siteLogo', { dataUri: picture, width: 48 });
    const [link, ...others] = document.querySelectorAll<HTMLAnchorElement>('.custom-logo-link');
    expect(others).to.deep.equal([]);
    expect(link?.nextElementSibling?.className).to.equal('ast-site-title-wrap');
    expect(link?.pathname).to.equal('/home');
    expect(link?.querySelector('img')?.alt).to.equal('Linden');
    expect(link?.querySelector('img')?.style.width).to.equal('48px');
    await send('siteLogo', {});
    expect(document.querySelector('.custom-logo-link')).to.equal(null);
  });
});
