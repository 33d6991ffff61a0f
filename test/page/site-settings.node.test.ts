import { expect } from 'chai';
import { siteBreakpoints, siteConfiguration, siteCss } from '../../src/page';
import { siteSettingSection } from '../../src/page/site/site-settings';

const devices = { mobile: 767, tablet: 1024 };

describe('the settings of a site', () => {
  it('become CSS for texts, links without classes, headings, the background and the layout', () => {
    const settings = {
      body_color: '#222222',
      link_normal_color: '#0000ff',
      link_hover_color: '#0000aa',
      h2_color: '#aa0000',
      h2_typography_typography: 'custom',
      h2_typography_font_size: { size: 2, unit: 'rem' },
      body_background_background: 'classic',
      body_background_color: '#fafafa',
      container_width: { size: 900, unit: 'px' },
      container_width_mobile: { size: 90, unit: '%' },
      space_between_widgets: { size: 12, unit: 'px' },
      container_padding: { unit: 'px', top: '4', right: '8', bottom: '4', left: '8' },
    };
    const css = siteCss(settings, devices);
    for (const part of [
      'body{',
      'background-color:#fafafa',
      '--nh-content-width:900px',
      '--nh-gap:12px',
      '--nh-container-padding:4px 8px 4px 8px',
      'color:#222222',
      'body a:not([class]){color:#0000ff}',
      'body a:not([class]):hover{color:#0000aa}',
      'body h2{color:#aa0000;font-size:2rem}',
      '@media (max-width: 767px){body{--nh-content-width:90%}}',
    ]) {
      expect(css).to.include(part);
    }
    expect(siteCss({}, devices)).to.equal('');
  });

  it('write no CSS for values that are none', () => {
    const settings = {
      body_color: 'red;}*{display:none',
      h1_color: 'url(//x)',
      container_width: { size: '1px;}', unit: 'px' },
      container_padding: { unit: 'px', top: '1;}', right: 'x' },
    };
    expect(siteCss(settings, devices)).to.equal('');
  });

  it('name the active devices with their widths', () => {
    expect(siteBreakpoints({})).to.deep.equal(devices);
    expect(siteBreakpoints({ viewport_md: 700, viewport_lg: '1000' })).to.deep.equal({
      mobile: 699,
      tablet: 999,
    });
    const settings = {
      active_breakpoints: ['viewport_laptop', 'viewport_widescreen', 'nothing'],
      viewport_tablet: 900,
      viewport_widescreen: 2000,
    };
    expect(siteBreakpoints(settings)).to.deep.equal({
      mobile: 767,
      tablet: 900,
      laptop: 1366,
      widescreen: 2000,
    });
  });

  it('keep the standard widths if a device would be narrower than a smaller one', () => {
    expect(siteBreakpoints({ viewport_mobile: 1100 })).to.deep.equal(devices);
    expect(siteBreakpoints({ viewport_tablet: 767 })).to.deep.equal(devices);
    const tooNarrow = { active_breakpoints: ['viewport_widescreen'], viewport_widescreen: 800 };
    expect(siteBreakpoints(tooNarrow)).to.deep.equal({ ...devices, widescreen: 2400 });
  });

  it('are configuration where the library reads them, and only what differs', () => {
    const settings = { global_image_lightbox: 'yes', body_color: '#000', viewport_mobile: 600 };
    expect(siteConfiguration(settings)).to.deep.equal({
      kit: { global_image_lightbox: 'yes' },
      breakpoints: { mobile: 600, tablet: 1024 },
    });
    expect(siteConfiguration({ body_color: '#000' })).to.deep.equal({});
  });

  it('belong to a section each, also per device and by the parts of a font', () => {
    expect(siteSettingSection('container_width_mobile')).to.equal('layout');
    expect(siteSettingSection('container_padding_mobile_extra')).to.equal('layout');
    expect(siteSettingSection('h3_typography_font_size_tablet')).to.equal('themeStyle');
    expect(siteSettingSection('lightbox_enable_zoom')).to.equal('lightbox');
    expect(siteSettingSection('body_background_color')).to.equal('background');
    for (const key of ['lightbox_enable_zoom_mobile', '__proto__', 'constructor', 'snippets']) {
      expect(siteSettingSection(key), key).to.equal(undefined);
    }
  });
});
