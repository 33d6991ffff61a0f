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

  it('keep the colours that are texts with a number, from a list or an object', () => {
    const palettes = read({
      palettes: { default: ['red', 7, null], switched: { 3: 'blue', x: 'green' } },
    })?.values.palettes;
    expect(palettes).to.deep.equal({ default: { 0: 'red' }, switched: { 3: 'blue' } });
  });

  it('leave the rest in force where one of them is junk', () => {
    for (const junk of ['text', 7, {}, [1]]) {
      const data = { defaultMode: junk, isInit: junk, logos: 7, label: 'Dark' };
      expect(read(data)?.values, JSON.stringify(junk)).to.deep.equal({ label: 'Dark' });
    }
  });
});

describe('the settings of a page', () => {
  it('are those of the first switcher that has them, then the site’s', () => {
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

  it('follow the system only with a dark palette, and only where no mode is set', () => {
    expect(pageSettings({}).followsSystem).to.equal(false);
    expect(pageSettings({ isDarkPalette: true }).followsSystem).to.equal(true);
    expect(pageSettings({ isDarkPalette: true, defaultMode: 'light' }).followsSystem).to.equal(
      false,
    );
  });

  it('begin in the mode that is set, where the server does not say what it has printed', () => {
    expect(pageSettings({ defaultMode: 'dark' }).isSwitched).to.equal(true);
    expect(pageSettings({ defaultMode: 'dark', isSwitched: false }).isSwitched).to.equal(false);
    expect(pageSettings({}).isSwitched).to.equal(false);
  });
});
