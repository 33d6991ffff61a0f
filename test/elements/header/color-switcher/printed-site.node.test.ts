import { expect } from 'chai';
import fc from 'fast-check';
import { coreKeys } from '../../../../src/core/config/core-keys';
import { parseSettings } from '../../../../src/core/settings';
import { settings as declared } from '../../../../src/elements/header/color-switcher/color-switcher.settings';
import { configKeys } from '../../../../src/elements/header/color-switcher/config';
import {
  type PaletteSite,
  paletteSite,
} from '../../../../src/elements/header/color-switcher/palette-site';
import { printedSite } from '../../../../src/elements/header/color-switcher/printed-site';

const printedToggle = fc.constantFrom(
  true,
  false,
  'yes',
  'no',
  '1',
  '0',
  1,
  0,
  '',
  'ON',
  'junk',
  {},
  null,
);
const text = fc.constantFrom('#123456', '/logo.svg', '', '<b>');

/** Values that a CMS may print as `colorSwitcher`, and invalid ones. */
const settings = fc.record(
  {
    isInit: printedToggle,
    isDarkPalette: printedToggle,
    isSwitched: printedToggle,
    forceReload: printedToggle,
    defaultMode: fc.oneof(fc.constantFrom('light', 'dark', 'system'), fc.jsonValue()),
    logos: fc.oneof(fc.record({ default: text, switched: text }), fc.constant('none')),
  },
  { requiredKeys: [] },
);

const site = fc.record(
  {
    theme: fc.oneof(text, fc.integer()),
    themePrefix: fc.oneof(text, fc.integer()),
    isStatic: fc.boolean(),
    colorSwitcher: settings,
  },
  { requiredKeys: [] },
);

/** The configuration as the element's code reads it. */
function asTheElementReads(printed: object): PaletteSite | undefined {
  const config = parseSettings({ ...coreKeys, ...configKeys }, printed)?.values;
  if (!config || config.isStatic || !config.colorSwitcher) return undefined;
  return paletteSite(config, parseSettings(declared, config.colorSwitcher)?.values ?? {});
}

/** The values that affect a page; an invalid or missing address has no effect. */
function effects(site: PaletteSite | undefined): unknown {
  if (!site) return undefined;
  const { defaultMode: _, palettes: __, logos, isDarkPalette, forceReload, ...rest } = site;
  return {
    ...rest,
    isDarkPalette: isDarkPalette === true,
    forceReload: forceReload === true,
    logos: [logos?.default || '', logos?.switched || ''],
  };
}

describe('the configuration, as the head snippet reads it', () => {
  it('is the same as for the element', () => {
    fc.assert(
      fc.property(site, (printed) => {
        const read = printedSite(JSON.stringify(printed));
        expect(effects(read)).to.deep.equal(effects(asTheElementReads(printed)));
      }),
    );
  });

  it('has no colours that could fetch an address inside a variable', () => {
    const own = ['#fff', 'var(--x)', 'rgb(1 2 3 / 50%)'];
    const calls = ['var(--x, url(/x))', 'var(--x) url(/x)', 'VAR(--x,\nURL(/x))'];
    const read = printedSite(
      JSON.stringify({
        colorSwitcher: { palettes: { default: own, switched: [...calls, 'red'] } },
      }),
    );
    expect(read?.palettes).to.deep.equal({
      default: { 0: '#fff', 1: 'var(--x)', 2: 'rgb(1 2 3 / 50%)' },
      switched: { 3: 'red' },
    });
  });

  it('counts as empty if it is not JSON, without a switcher', () => {
    for (const json of ['', '{', 'null', '7', '[]']) expect(printedSite(json)).to.equal(undefined);
  });

  it('never throws for any JSON', () => {
    fc.assert(fc.property(fc.json(), (json) => void printedSite(json)));
    fc.assert(
      fc.property(fc.jsonValue(), (colorSwitcher) => {
        printedSite(JSON.stringify({ colorSwitcher }));
      }),
    );
  });
});
