import { expect } from '@open-wc/testing';
import { configure } from '../../../../src';
import { type CapturedConsole, captureConsole } from '../../../page-objects/captured-console';
import { dispatch, type Framed, framed, leaveFrames, saved } from './framed';

let warnings: CapturedConsole;

beforeEach(() => {
  warnings = captureConsole('warn');
});
afterEach(() => {
  warnings.restore();
  configure({ previewOrigins: undefined });
  leaveFrames();
});

const palette = dispatch('colorPalette', { colors: ['#102030'] });
const colourOf = ({ style }: Framed) => style('html', '--ast-global-color-0');

describe('a preview is not moved by', () => {
  it('another origin, with one warning', async () => {
    const page = await framed();
    await page.hear(palette, 'https://evil.example');
    await page.hear(palette, 'null');
    expect(colourOf(page)).to.equal('');
    expect(saved()).to.equal(null);
    expect(warnings.calls.length).to.equal(1);
    expect(warnings.calls[0]?.[0]).to.contain('a message from https://evil.example was ignored');
    expect(warnings.calls[0]?.[1]).to.equal(page.host);
  });

  it('its own origin if site or tag name others', async () => {
    configure({ previewOrigins: ['https://a.example'] });
    const bySite = await framed();
    const byTag = await framed({ previewOrigins: ['https://b.example/'] });
    await bySite.hear(palette, location.origin);
    await bySite.hear(palette, 'https://b.example');
    await byTag.hear(palette, 'https://a.example');
    expect([colourOf(bySite), colourOf(byTag)]).to.deep.equal(['', '']);
    await bySite.hear(palette, 'https://a.example');
    await byTag.hear(palette, 'https://b.example');
    expect([colourOf(bySite), colourOf(byTag)]).to.deep.equal(['#102030', '#102030']);
  });

  it('malformed messages, with one warning', async () => {
    const page = await framed();
    const circle: unknown[] = [];
    circle.push(circle);
    for (const data of ['hello', null, circle, 1n, { call: 'other' }, dispatch('unknown', {})]) {
      await page.hear(data, location.origin, window);
    }
    await page.hear(dispatch('siteTitle', '<b>'), location.origin);
    expect(saved()).to.equal(null);
    expect(warnings.calls.length).to.equal(1);
    expect(warnings.calls[0]?.[0]).to.contain('its shape is unknown');
  });

  it('messages between scripts of the page, without a warning', async () => {
    const page = await framed();
    await page.hear('setImmediate$1', location.origin, page.view);
    await page.hear({ event: 'onReady' }, 'https://www.youtube.com');
    expect(warnings.calls).to.deep.equal([]);
  });

  it('markup in any text, with one warning', async () => {
    const page = await framed();
    const markup = '</style><img src=x onerror="parent.broken = true"><b style="';
    const before = page.document.body.innerHTML;
    const fields = ['body-font-family', 'headings-line-height', 'font-weight-h1', 'font-family-h6'];
    await page.send('siteTypography', {
      ...Object.fromEntries(fields.map((field) => [field, markup])),
      'font-size-body': { desktop: markup, 'desktop-unit': markup },
    });
    await page.send('colorPalette', { colors: [markup, '#405060', `red; } body { ${markup}`] });
    await page.send('siteLogo', { url: `javascript:${markup}`, dataUri: markup, width: markup });
    await page.send('cleanStorage', { url: `data:text/html,${markup}` });
    expect(page.document.body.innerHTML).to.equal(before);
    expect(page.document.head.querySelector('link')).to.equal(null);
    expect(JSON.stringify(saved() ?? '')).not.to.contain('onerror');
    expect(warnings.calls.length).to.equal(1);
    expect(warnings.calls[0]?.[0]).to.contain('data.font-size-body.desktop, ');
  });
});

it('a preview works if storage is blocked', async () => {
  const blocked = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    const page = await framed();
    await page.send('colorPalette', { colors: ['#102030'] });
    expect(colourOf(page)).to.equal('#102030');
  } finally {
    Object.defineProperty(globalThis, 'localStorage', blocked);
  }
});
