import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { alive, look, type Meeting, meet } from '../page-objects/site/color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const button = '.site-header .ast-switcher-button';

const meetings: Readonly<Record<string, Meeting>> = {
  'a light system': {},
  'a dark system': { dark: true },
  'a choice of the dark palette': { cookie: 'true' },
  'a choice of the light palette in a dark system': { cookie: 'false', dark: true },
  'an empty cookie in a dark system': { cookie: '', dark: true },
  'a dark palette by default': { settings: { defaultMode: 'dark', isSwitched: undefined } },
  'a page that was printed dark': { settings: { defaultMode: 'light', isSwitched: true } },
  'a page printed dark for a visitor who wants it light': {
    settings: { isSwitched: '1' },
    cookie: 'false',
  },
  'a palette that is not dark': { settings: { isDarkPalette: 'no' }, cookie: 'true', dark: true },
  'palettes of different lengths, printed as objects': {
    settings: { palettes: { default: { 0: '#111', 7: '#222' }, switched: { 1: '#333' } } },
    cookie: 'true',
  },
  'one logo only': { settings: { logos: { switched: '/assets/logo-dark.svg' } }, cookie: 'true' },
  'hostile settings': {
    settings: {
      palettes: {
        default: 'red',
        switched: ['url(/x)', '</script><b>', 7, null, 'red; x: y', 'red', 'var(--x, url(/x))'],
      },
      logos: 'none',
      defaultMode: '<b>',
      label: { a: 1 },
    },
    cookie: 'true',
  },
  'a switcher that is off': { settings: { isInit: false }, dark: true, cookie: 'true' },
};

describe('head snippet and element show the same palette', () => {
  for (const [title, meeting] of Object.entries(meetings)) {
    it(`with ${title}, before and after a click`, async () => {
      const early = await meet(site, { ...meeting, late: true });
      const body = await meet(site, { ...meeting, withoutSnippet: true });
      await alive(body.page);
      expect(await look(early.page)).to.deep.equal(await look(body.page));
      for (const { page } of [early, body]) await page.click(button);
      // Waits for the theme's transition and the logo's download.
      await body.page.waitForFunction(() => !document.querySelector('.ast-animate'));
      await body.page.waitForNetworkIdle({ idleTime: 100 });
      expect(await look(early.page)).to.deep.equal(await look(body.page));
      expect(early.complaints).to.deep.equal([]);
      expect(body.complaints).to.deep.equal([]);
      await early.leave();
      await body.leave();
    });
  }
});
