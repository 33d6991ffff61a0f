import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { parseSettings } from '../../../../src/core/settings';
import {
  settings as declared,
  siteSettings,
} from '../../../../src/elements/header/color-switcher/color-switcher.settings';
import {
  pageSettings,
  sharedSettings,
} from '../../../../src/elements/header/color-switcher/page-settings';

const read = (data: object) => parseSettings(declared, data);

describe('in the declarations of the color switcher', () => {
  afterEach(() => configure({ colorSwitcher: undefined }));

  describe('the settings of a switcher', () => {
    for (const value of [true, 'true', 1, '1', 'yes', 'ON']) {
      it(`take ${JSON.stringify(value)} for on`, () => {
        expect(read({ forceReload: value })?.values).to.deep.equal({ forceReload: true });
      });
    }

    for (const value of [false, 'false', 0, '', 'no']) {
      it(`take ${JSON.stringify(value)} for off`, () => {
        expect(read({ forceReload: value })?.values).to.deep.equal({ forceReload: false });
      });
    }

    it('keep numbered colours, from a list or an object', () => {
      const palettes = read({
        palettes: { default: ['red', 7, null], switched: { 3: 'blue', x: 'green' } },
      })?.values.palettes;
      expect(palettes).to.deep.equal({ default: { 0: 'red' }, switched: { 3: 'blue' } });
    });

    it('keep the valid keys if one is invalid', () => {
      for (const junk of ['text', 7, {}, [1]]) {
        const data = { defaultMode: junk, isInit: junk, logos: 7, label: 'Dark' };
        expect(read(data)?.values, JSON.stringify(junk)).to.deep.equal({ label: 'Dark' });
      }
    });
  });

  describe('the settings of a page', () => {
    it('come from the first switcher that has them, else from the site', () => {
      configure({ colorSwitcher: { label: 'site', forceReload: true, isSwitched: true } });
      const { label, isSwitched, forceReload } = sharedSettings([
        { isSwitched: false },
        { isSwitched: true, label: 'second' },
        siteSettings(),
      ]);
      expect({ label, isSwitched, forceReload }).to.deep.equal({
        label: 'second',
        isSwitched: false,
        forceReload: true,
      });
    });

    it('follow the system only with a dark palette and without a set mode', () => {
      expect(pageSettings({}).followsSystem).to.equal(false);
      expect(pageSettings({ isDarkPalette: true }).followsSystem).to.equal(true);
      expect(pageSettings({ isDarkPalette: true, defaultMode: 'light' }).followsSystem).to.equal(
        false,
      );
    });

    it('start in the set mode if the server does not name the printed palette', () => {
      expect(pageSettings({ defaultMode: 'dark' }).isSwitched).to.equal(true);
      expect(pageSettings({ defaultMode: 'dark', isSwitched: false }).isSwitched).to.equal(false);
      expect(pageSettings({}).isSwitched).to.equal(false);
    });
  });
});
