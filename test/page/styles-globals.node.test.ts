import { expect } from 'chai';
import { documentProblemText, readDocument } from '../../src/page';
import {
  globalProblems,
  kitCss,
  kitGlobals,
  nodeCss,
  noGlobals,
  pageCss,
} from '../../src/page/styles';
import { box } from './elements';

const breakpoints = { mobile: 767, tablet: 1024 };

const kit = {
  system_colors: [
    { _id: 'primary', title: 'Primary', color: '#2f5bd7' },
    { _id: 'a b', color: 'red' },
    { _id: 'bad', color: 'url(x)' },
  ],
  custom_colors: [{ _id: 'c0ffee1', title: 'Coffee', color: 'rgb(90 60 30)' }],
  system_typography: [
    {
      _id: 'text',
      typography_typography: 'custom',
      typography_font_family: 'Open Sans',
      typography_font_size: { size: 18, unit: 'px' },
      typography_font_size_mobile: { size: 16, unit: 'px' },
    },
  ],
  custom_sizes: [{ _id: 'wide', size: { size: 60, unit: 'rem' } }],
};

describe('the global styles of a kit', () => {
  const globals = kitGlobals(kit);

  it('are read from its settings, without invalid ones', () => {
    expect(globals.colors).to.deep.equal({ primary: '#2f5bd7', c0ffee1: 'rgb(90 60 30)' });
    expect(globals.sizes).to.deep.equal({ wide: { value: 60, unit: 'rem' } });
    expect(Object.keys(globals.typography)).to.deep.equal(['text']);
    expect(kitGlobals(null)).to.deep.equal(noGlobals);
  });

  it('are custom properties, typographies per device', () => {
    expect(kitCss(globals, breakpoints)).to.equal(
      ':root{--e-global-color-c0ffee1:rgb(90 60 30);--e-global-color-primary:#2f5bd7;--e-global-size-wide:60rem;' +
        '--e-global-typography-text-font-family:"Open Sans",sans-serif;--e-global-typography-text-font-size:18px}' +
        '@media (max-width: 767px){:root{--e-global-typography-text-font-size:16px}}',
    );
    expect(kitCss(noGlobals, breakpoints)).to.equal('');
  });

  it('are referred to by colours, sizes and typographies of elements, also per device', () => {
    const __globals__ = {
      color_text: 'globals/colors?id=primary',
      min_height_mobile: 'globals/sizes?id=wide',
      typography_typography: 'globals/typography?id=text',
      color_link: 'globals/sizes?id=wide',
    };
    const element = { ...box('a1'), settings: { __globals__ } };
    expect(nodeCss(element, undefined, { breakpoints, globals })).to.equal(
      '.nh-e-a1{color:var(--e-global-color-primary);font-family:var(--e-global-typography-text-font-family);font-size:var(--e-global-typography-text-font-size)}' +
        '@media (max-width: 767px){.nh-e-a1{min-height:var(--e-global-size-wide)}}',
    );
  });

  it('are told to editors when they are deleted, and the last value applies', () => {
    const __globals__ = {
      color_text: 'globals/colors?id=gone',
      color_link: 'globals/colors?id=primary',
      background_color: '',
    };
    const inner = { ...box('b1'), settings: { __globals__, color_text: '#123456' } };
    const { document, problems } = readDocument([box('a1', inner)]);
    expect(problems).to.deep.equal([]);
    const found = globalProblems(document, globals);
    expect(found.map(({ path }) => path.join('.'))).to.deep.equal([
      'content.0.elements.0.settings.__globals__.color_text',
    ]);
    expect(found.map(documentProblemText)[0]).to.match(
      /^document\.content\[0\]\.elements\[0\]\.settings\.__globals__\.color_text is a style that the kit no longer has/,
    );
    const text = nodeCss(inner, undefined, { breakpoints, globals });
    expect(text).to.include('{color:#123456}');
  });
});

describe('the CSS of page settings', () => {
  it('is that of the box around the content', () => {
    const page_settings = {
      padding: { unit: 'px', top: '40', bottom: '40' },
      padding_mobile: '8px',
      container_width: { size: 900, unit: 'px' },
      background_background: 'gradient',
      background_color: '#fff',
    };
    const { document, problems } = readDocument({ content: [], page_settings });
    expect(problems).to.deep.equal([]);
    expect(pageCss(document, { breakpoints })).to.equal(
      '.nh-page{padding-block-start:40px;padding-block-end:40px;background-color:transparent;background-image:linear-gradient(180deg,#fff 0%,#f2295b 100%);--nh-content-width:900px}' +
        '@media (max-width: 767px){.nh-page{padding-block-start:8px;padding-inline-end:8px;padding-block-end:8px;padding-inline-start:8px}}',
    );
    expect(pageCss(readDocument([]).document, { breakpoints })).to.equal('');
  });
});
