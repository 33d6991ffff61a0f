import { expect } from 'chai';
import { defineSettings } from '../../src/core/settings';
import type { SavedSettings } from '../../src/page';
import {
  colour,
  gradient,
  nodeCss,
  noGlobals,
  type StyleSite,
  typography,
} from '../../src/page/styles';
import { box, widget } from './elements';

const site: StyleSite = {
  breakpoints: { mobile: 767, tablet: 1024 },
  globals: {
    colors: { primary: '#2f5bd7' },
    typography: {
      text: { plain: { family: 'Inter', size: { value: 18, unit: 'px' } }, byDevice: new Map() },
    },
    sizes: {},
  },
};

const heading = {
  settings: defineSettings({
    title_color: { kind: 'colour' },
    typography: { kind: 'typography' },
    background: { kind: 'gradient' },
    background_background: { kind: 'choice', options: { '': 'None', gradient: 'Gradient' } },
  }),
  styles: {
    title_color: [
      { part: 'nh-heading', write: colour('color') },
      { part: 'nh-heading', state: 'hover', write: colour('outline-color') },
    ],
    typography: { part: 'nh-heading', write: typography },
    background: { write: gradient },
  },
} as const;

const css = (settings: SavedSettings): string => nodeCss(widget('a1', settings), heading, site);

describe('the CSS of an element', () => {
  it('is empty if no setting becomes CSS', () => {
    expect(css({})).to.equal('');
    expect(css({ title: 'Hello', typography_font_size: { size: 20, unit: 'px' } })).to.equal('');
    expect(nodeCss(box('b1'), undefined, site)).to.equal('');
  });

  it('has a rule for each part and state', () => {
    expect(css({ title_color: 'red' })).to.equal(
      '.nh-e-a1 .nh-heading{color:red}.nh-e-a1 .nh-heading:hover{outline-color:red}',
    );
  });

  it('has logical sides, so that left is the start', () => {
    const sides = { unit: 'px', top: '1', right: '2', bottom: '3', left: 'auto' };
    expect(css({ _margin: sides })).to.equal(
      '.nh-e-a1{margin-block-start:1px;margin-inline-end:2px;margin-block-end:3px;margin-inline-start:auto}',
    );
  });

  it('has one media query per device, the widest first, with what differs from the wider device', () => {
    const size = (value: number) => ({ size: value, unit: 'px' });
    const settings = {
      typography_typography: 'custom',
      typography_font_size: size(40),
      typography_font_weight: '700',
      typography_font_size_mobile: size(20),
      typography_font_size_tablet: size(30),
      _padding_tablet: 0,
    };
    expect(css(settings)).to.equal(
      '.nh-e-a1 .nh-heading{font-size:40px;font-weight:700}' +
        '@media (max-width: 1024px){.nh-e-a1 .nh-heading{font-size:30px}.nh-e-a1{padding-block-start:0px;padding-inline-end:0px;padding-block-end:0px;padding-inline-start:0px}}' +
        '@media (max-width: 767px){.nh-e-a1 .nh-heading{font-size:20px}}',
    );
    expect(css({ ...settings, typography_font_size_mobile: size(30) })).not.to.include('767');
  });

  it('has the values of wide windows behind those of others', () => {
    const wide = { ...site, breakpoints: { ...site.breakpoints, widescreen: 2400 } };
    const settings = { _padding: '4', _padding_widescreen: '8', _padding_tablet: '2' };
    const text = nodeCss(widget('a1', settings), undefined, wide);
    expect(text.match(/@media [^{]+/g)).to.deep.equal([
      '@media (max-width: 1024px)',
      '@media (min-width: 2400px)',
    ]);
  });

  it('has a gradient whose parts have values per device', () => {
    const settings = {
      background_background: 'gradient',
      background_color: '#fff',
      background_color_b: 'rgb(0 0 0 / 0.5)',
      background_gradient_angle_mobile: { size: 90, unit: 'deg' },
    };
    expect(css(settings)).to.equal(
      '.nh-e-a1{background-color:transparent;background-image:linear-gradient(180deg,#fff 0%,rgb(0 0 0 / 0.5) 100%)}' +
        '@media (max-width: 767px){.nh-e-a1{background-image:linear-gradient(90deg,#fff 0%,rgb(0 0 0 / 0.5) 100%)}}',
    );
    expect(css({ ...settings, background_background: '' })).to.equal('');
  });

  it('refers to the styles of the kit by their custom properties', () => {
    const __globals__ = {
      title_color: 'globals/colors?id=primary',
      typography_typography: 'globals/typography?id=text',
    };
    const text = css({ __globals__, title_color: 'red', typography_font_weight: '700' });
    expect(text).to.include('color:var(--e-global-color-primary)');
    expect(text).to.include(
      'font-family:var(--e-global-typography-text-font-family);font-size:var(--e-global-typography-text-font-size)}',
    );
    expect(text).not.to.include('700');
  });

  it('has the last value of a setting whose style of the kit is deleted', () => {
    const __globals__ = {
      title_color: 'globals/colors?id=primary',
      typography_typography: 'globals/typography?id=text',
    };
    const settings = { __globals__, title_color: 'red', typography_font_weight: '700' };
    const text = nodeCss(widget('a1', settings), heading, { ...site, globals: noGlobals });
    expect(text).to.match(/^\.nh-e-a1 \.nh-heading\{color:red;font-weight:700\}/);
  });
});
