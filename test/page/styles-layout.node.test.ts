import { expect } from 'chai';
import type { BuilderElement, SavedSettings } from '../../src/page';
import { layoutCss, nodeCss, type StyleSite } from '../../src/page/styles';

const site: StyleSite = { breakpoints: { mobile: 767, tablet: 1024 } };

function css(elType: string, settings: SavedSettings, of: StyleSite = site): string {
  const element: BuilderElement = { id: 'a1', elType, settings, elements: [] };
  return nodeCss(element, undefined, of);
}

const size = (value: number | string, unit = 'px') => ({ size: value, unit });

describe('the CSS of a container', () => {
  it('lays out the children in a box of their own if the content is boxed', () => {
    const settings = {
      flex_direction: 'row',
      flex_gap: { row: '4', column: '8', unit: 'px', isLinked: false },
      flex_justify_content: 'space-between',
      flex_align_items: 'center',
    };
    const inside =
      '{flex-direction:row;justify-content:space-between;align-items:center;row-gap:4px;column-gap:8px}';
    expect(css('container', settings)).to.equal(
      `.nh-e-a1>.nh-inner,.nh-e-a1>[settings]>.nh-inner${inside}`,
    );
    expect(css('container', { ...settings, content_width: 'full' })).to.equal(`.nh-e-a1${inside}`);
  });

  it('has a width of its own on phones only if that is set', () => {
    const settings = { content_width: 'full', width: size(50, '%') };
    expect(css('container', settings)).to.equal(
      '.nh-e-a1{width:50%}@media (max-width: 767px){.nh-e-a1{width:100%}}',
    );
    expect(css('container', { ...settings, width_mobile: size(80, '%') })).to.equal(
      '.nh-e-a1{width:50%}@media (max-width: 767px){.nh-e-a1{width:80%}}',
    );
    expect(css('container', { boxed_width: size(900) })).to.equal(
      '.nh-e-a1>.nh-inner,.nh-e-a1>[settings]>.nh-inner{max-width:min(100%,900px)}@media (max-width: 767px){.nh-e-a1>.nh-inner,.nh-e-a1>[settings]>.nh-inner{max-width:100%}}',
    );
  });

  it('is a grid of three columns, on phones of one, unless columns are set', () => {
    const grid = { container_type: 'grid', content_width: 'full' };
    expect(css('container', grid)).to.equal(
      '.nh-e-a1{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));grid-template-rows:repeat(2,minmax(0,1fr))}' +
        '@media (max-width: 767px){.nh-e-a1{grid-template-columns:repeat(1,minmax(0,1fr))}}',
    );
    const own = {
      ...grid,
      grid_columns_grid: size('1fr 2fr', 'custom'),
      grid_columns_grid_mobile: size(2, 'fr'),
      grid_rows_grid: size(1, 'fr'),
      flex_direction: 'row',
    };
    expect(css('container', own)).to.equal(
      '.nh-e-a1{display:grid;grid-template-columns:1fr 2fr;grid-template-rows:repeat(1,minmax(0,1fr))}' +
        '@media (max-width: 767px){.nh-e-a1{grid-template-columns:repeat(2,minmax(0,1fr))}}',
    );
  });

  it('has an overlay behind its content', () => {
    const settings = {
      background_overlay_background: 'classic',
      background_overlay_color: '#000',
      background_overlay_opacity: size(0.3),
    };
    expect(css('container', settings)).to.match(
      /^\.nh-e-a1::before\{content:"";position:absolute;.*opacity:0\.3;background-color:#000\}$/,
    );
    expect(css('container', { ...settings, background_overlay_background: '' })).to.equal('');
  });
});

describe('the CSS of sections and columns', () => {
  it('gives columns their padding and place by custom properties', () => {
    expect(css('section', { gap: 'wide', content_position: 'middle' })).to.equal(
      '.nh-e-a1{--nh-column-padding:20px;--nh-column-justify:center}',
    );
  });

  it('gives a section a height, in whose middle the columns are', () => {
    expect(css('section', { height: 'min-height', custom_height: size(300) })).to.equal(
      '.nh-e-a1>.nh-inner,.nh-e-a1>[settings]>.nh-inner{min-height:300px;align-items:center}',
    );
  });

  it('shows the columns in reverse order on the devices that are set', () => {
    const inner = '.nh-e-a1>.nh-inner,.nh-e-a1>[settings]>.nh-inner';
    const reversed = `${inner}{flex-direction:row-reverse;flex-wrap:wrap-reverse}`;
    expect(css('section', { reverse_order_mobile: 'reverse-mobile' })).to.equal(
      `@media (max-width: 767px){${reversed}}`,
    );
    expect(css('section', { reverse_order_tablet: 'reverse-tablet' })).to.equal(
      `@media (max-width: 1024px){${reversed}}@media (max-width: 767px){${inner}{flex-direction:row;flex-wrap:wrap}}`,
    );
  });

  it('gives a column its width, and the full one on phones', () => {
    expect(css('column', { _column_size: 50, _inline_size_tablet: 75 })).to.equal(
      '.nh-e-a1{width:50%}@media (max-width: 1024px){.nh-e-a1{width:75%}}@media (max-width: 767px){.nh-e-a1{width:100%}}',
    );
  });
});

describe('the CSS of any element', () => {
  it('has a width of its own, at most that of its column', () => {
    const settings = { _element_width: 'initial', _element_custom_width: size(640) };
    expect(css('widget', settings)).to.equal('.nh-e-a1{width:640px;max-width:min(100%,640px)}');
  });

  it('places it in its container', () => {
    const settings = {
      _flex_align_self: 'center',
      _flex_order: 'custom',
      _flex_order_custom: -1,
      _flex_size: 'custom',
      _flex_grow: 2,
      _z_index: 3,
    };
    expect(css('widget', settings)).to.equal(
      '.nh-e-a1{z-index:3;align-self:center;order:-1;flex-grow:2;flex-shrink:1}',
    );
  });

  it('keeps it at the edge of the window', () => {
    expect(css('container', { sticky: 'top', sticky_offset: 20 })).to.equal(
      '.nh-e-a1{position:sticky;inset-block-start:20px;align-self:flex-start}',
    );
  });

  it('has a picture with place and size only as a classic background', () => {
    const settings = {
      _background_background: 'classic',
      _background_image: { url: '/a.webp', id: 3 },
      _background_position: 'initial',
      _background_xpos: size(10, '%'),
      _background_size: 'cover',
      _background_repeat: 'no-repeat',
    };
    expect(css('widget', settings)).to.equal(
      '.nh-e-a1{background-image:url("/a.webp");background-position:10% 0px;background-repeat:no-repeat;background-size:cover}',
    );
    expect(css('widget', { ...settings, _background_background: '' })).to.equal('');
  });

  it('has a border only of a type with a line', () => {
    const settings = { border_border: 'solid', border_width: '1px', border_color: 'red' };
    expect(css('column', settings)).to.include('border-style:solid;border-block-start-width:1px');
    expect(css('column', { ...settings, border_border: '' })).to.equal('');
    expect(css('column', { ...settings, border_border: 'none' })).to.equal(
      '.nh-e-a1{border-style:none}',
    );
  });

  it('changes over time on hover', () => {
    const settings = {
      background_hover_background: 'classic',
      background_hover_color: 'red',
      background_hover_transition: size(1),
      box_shadow_hover_box_shadow: {
        horizontal: 0,
        vertical: 2,
        blur: 4,
        spread: 0,
        color: '#000',
      },
      box_shadow_hover_box_shadow_position: 'inset',
    };
    const text = css('container', settings);
    expect(text).to.include('transition:background 1s,border 0.3s,');
    expect(text).to.include(
      '.nh-e-a1:hover{background-color:red;box-shadow:inset 0px 2px 4px 0px #000}',
    );
  });

  it('hides it in the range of a device, and dims it there in the editor', () => {
    const settings = { hide_tablet: 'hidden-tablet', hide_desktop: 'hidden-desktop' };
    const text =
      '@media (min-width:768px) and (max-width:1024px){.nh-e-a1{display:none!important}}' +
      '@media (min-width:1025px){.nh-e-a1{display:none!important}}';
    expect(css('widget', settings)).to.equal(text);
    expect(css('widget', settings, { ...site, mode: 'edit' })).to.equal(
      text.replaceAll('display:none', 'opacity:0.4'),
    );
    expect(css('widget', { hide_laptop: 'hidden-laptop', hide_mobile: 'yes' })).to.equal('');
  });

  it('has a font, links and an alignment of its texts', () => {
    const settings = {
      _color_link_hover: 'red',
      _text_align: 'right',
      _text_align_mobile: 'center',
      _typography_typography: 'custom',
      _typography_line_height: size(1.4, 'em'),
    };
    expect(css('widget', settings)).to.equal(
      '.nh-e-a1 a:hover{color:red}.nh-e-a1{text-align:end;line-height:1.4em}' +
        '@media (max-width: 767px){.nh-e-a1{text-align:center}}',
    );
  });
});

describe('the CSS of layout elements without settings', () => {
  it('is in the layer of elements, so that settings win', () => {
    expect(layoutCss(site.breakpoints)).to.match(
      /^@layer nh\{.*@media \(max-width:767px\)\{.*\}\}$/,
    );
    expect(layoutCss({})).to.include('(max-width:767px)');
  });
});
