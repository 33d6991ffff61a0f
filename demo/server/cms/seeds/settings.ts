import type { Plugin } from '../plugins';
import type { SettingSection, SettingValues } from '../site-settings';

/** The settings of a new site, by the page builder's names. Icons are not set: the theme's defaults apply. */
export const seededSettings: Readonly<Partial<Record<SettingSection, SettingValues>>> = {
  colors: {
    system_colors: [
      { _id: 'primary', title: 'Primary', color: '#1F6B4D' },
      { _id: 'secondary', title: 'Secondary', color: '#24302B' },
      { _id: 'text', title: 'Text', color: '#3D4B45' },
      { _id: 'accent', title: 'Accent', color: '#B5482A' },
    ],
    custom_colors: [
      { _id: '54f2a1c', title: 'Linen', color: '#EFE9DC' },
      { _id: '9d0be37', title: 'Thread', color: '#C8A24A' },
    ],
  },
  fonts: {
    system_typography: [
      {
        _id: 'primary',
        title: 'Primary',
        typography_font_family: 'Libre Baskerville',
        typography_font_weight: '700',
      },
      {
        _id: 'text',
        title: 'Text',
        typography_font_family: 'Karla',
        typography_font_weight: '400',
      },
    ],
    custom_typography: [
      {
        _id: '2ab77e0',
        title: 'Prices',
        typography_font_family: 'Courier Prime',
        typography_font_weight: '400',
      },
    ],
  },
  themeStyle: {
    button_border_radius: { unit: 'px', size: 6 },
    button_background_color: '#1F6B4D',
    h1_typography_font_size: { unit: 'rem', size: 3.25 },
  },
  layout: {
    container_width: { unit: 'px', size: 1140 },
    space_between_widgets: { unit: 'px', size: 20 },
    page_title_selector: 'h1.entry-title',
    stretched_section_container: 'main',
    viewport_md: 768,
    viewport_lg: 1025,
  },
  lightbox: {
    global_image_lightbox: '',
    lightbox_enable_counter: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_title_src: 'title',
    lightbox_color: '#111614',
  },
  background: { body_background_background: 'classic' },
  customFonts: {
    fonts: [{ font_family: 'Linden Display', font_weight: '400', font_style: 'normal' }],
  },
  code: {
    snippets: [
      {
        title: 'Verification of the site',
        location: 'head',
        code: '<meta name="site-verification" content="linden-1987">',
      },
    ],
  },
};

/** The plugins of a new site, two of them inactive. */
export const seededPlugins: readonly Plugin[] = [
  {
    name: 'Elementor',
    plugin: 'elementor/elementor.php',
    version: '3.32.4',
    state: 'active',
  },
  {
    name: 'Contact Form 7',
    plugin: 'contact-form-7/wp-contact-form-7.php',
    version: '6.1.3',
    state: 'active',
  },
  {
    name: 'WP Portfolio',
    plugin: 'astra-portfolio/astra-portfolio.php',
    version: '1.13.4',
    state: 'active',
  },
  {
    name: 'NH Elements',
    plugin: 'nh-elements/nh-elements.php',
    version: '0.1.0',
    state: 'active',
  },
  {
    name: 'Flamingo',
    plugin: 'flamingo/flamingo.php',
    version: '2.6',
    state: 'active',
  },
  {
    name: 'Really Simple CAPTCHA',
    plugin: 'really-simple-captcha/really-simple-captcha.php',
    version: '2.4',
    state: 'active',
  },
  {
    name: 'Classic Editor',
    plugin: 'classic-editor/classic-editor.php',
    version: '1.6.7',
    state: 'inactive',
  },
  {
    name: 'Hello Dolly',
    plugin: 'hello.php',
    version: '1.7.2',
    state: 'inactive',
  },
];
