import type { Contract } from '../../src/core/element';
import { openedSession } from '../elements/kits/kit-import/kit';
import { siteContents } from '../elements/kits/parts/site';
import { connectionOf, kitOf, quotaOf } from '../elements/libraries/kit-library/fixtures';
import { templateOf } from '../elements/libraries/template-library/fixtures';
import { builtSamples } from './built-samples';

/** The input with which the suite creates a live element. */
export interface Sample {
  /** Settings with which it renders all its parts. */
  readonly settings: object;
  /** The other attributes that a CMS prints on it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Content for the policy that keeps the server's markup. */
  readonly enhance?: string;
  /** Responses by path; other requests get 404. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

const contactForm: Sample = {
  attributes: { 'form-id': '7' },
  settings: {
    schema: { rules: [] },
    fields: [
      {
        type: 'text',
        name: 'your-name',
        label: 'Name',
        hint: 'As on your letters',
        required: true,
      },
      {
        type: 'checkbox',
        name: 'topics',
        label: 'Topics',
        options: ['One', 'Two'],
        freeText: true,
      },
      { type: 'radio', name: 'size', label: 'Size', options: ['S', 'M'], required: true },
      { type: 'select', name: 'place', label: 'Place', options: ['Here', 'There'] },
      { type: 'textarea', name: 'message', label: 'Message', counter: 'down' },
      { type: 'range', name: 'mood', label: 'Mood', min: 0, max: 10, default: 7 },
      { type: 'quiz', name: 'quiz', question: '1 + 1?', hash: 'x' },
      { type: 'acceptance', name: 'consent', label: 'I agree' },
      { type: 'submit', label: 'Send' },
    ],
  },
  enhance:
    '<div class="wpcf7 no-js" id="wpcf7-f7-o1"><form class="wpcf7-form init" data-status="init">' +
    '<input type="hidden" name="_wpcf7" value="7"><label>Name <span class="wpcf7-form-control-wrap" ' +
    'data-name="n"><input name="n" class="wpcf7-form-control"></span></label></form></div>',
};

const lightbox: Sample = {
  settings: {
    title: 'Bindings',
    items: [
      { url: '/a.svg', title: 'A notebook', thumbnail: '/a-small.svg' },
      { url: 'https://youtu.be/abcdefghijk', title: 'Sewing a book' },
      { url: '/about', title: 'About us' },
    ],
  },
  enhance: '<a href="/a.svg"><img src="/a-small.svg" alt="A notebook"></a>',
};

const portfolio: Sample = {
  settings: {
    showOtherCategories: 'yes',
    quickViewText: 'Look inside',
    categories: [{ id: 3, name: 'Menus', count: 1 }],
    otherCategories: [{ id: 4, name: 'Paper', count: 1 }],
    items: [
      {
        id: 1,
        title: { rendered: 'Fish &amp; chips' },
        link: '/works/fish',
        'portfolio-type': 'page',
        'thumbnail-image-url': '/fish.svg',
        'thumbnail-image-meta': { alt: 'A menu', width: 400, height: 300 },
        'astra-site-type': 'Menu',
      },
    ],
  },
};

const colorSwitcher: Sample = {
  settings: {
    isInit: true,
    isDarkPalette: true,
    defaultMode: 'light',
    palettes: { default: ['#fff', '#000'], switched: ['#000', '#fff'] },
    label: 'Dark colours',
  },
  enhance:
    '<div class="ast-builder-color-switcher"><button class="ast-switcher-button" aria-pressed="false" ' +
    'aria-label="Switch to dark palette" data-default-text="Switch to light palette" ' +
    'data-switched-text="Switch to dark palette"><span class="ast-switcher-icon ast-current">☾</span>' +
    '<span class="ast-switcher-icon">☀</span></button></div>',
};

const searchOverlay: Sample = {
  settings: { kind: 'header-cover', action: '/search', placeholder: 'Marbled paper' },
  enhance:
    '<a class="astra-search-icon" href="/search" aria-label="Search"></a><div class="ast-search-box">' +
    '<form action="/search"><input type="search" name="s" aria-label="Search for"></form>' +
    '<span class="close">×</span></div>',
};

const regions = [
  { path: 'M10 10h200v200h-200z', title: 'North', country: 'AT', link: '/north' },
  {
    path: 'M10 300h200v200h-200z',
    title: 'South',
    country: 'AT',
    ctitle: 'The south',
    offset_x: 5,
  },
  { path: 'M300 10h200v200h-200z', title: 'North', country: 'IT' },
];

const regionMap: Sample = {
  settings: { regions, selector: 'always' },
  enhance:
    '<svg viewBox="0 0 570 810"><g data-country="AT"><path d="M10 10h200v200z"><title>North</title></path>' +
    '<path title="South" data-link="/south" d="M10 300h200v200z"></path></g></svg>',
};

const regionEditor: Sample = { settings: { regions } };

const templatePreview: Sample = {
  settings: { previewOrigins: ['https://templates.example'], fontService: '/fonts/css2' },
  enhance: '<p>A note of the theme</p>',
};

const menuToggle: Sample = {
  settings: { kind: 'off-canvas', label: 'Menu' },
  enhance:
    '<button type="button" class="menu-toggle" aria-label="Main menu toggle">≡</button>' +
    '<nav aria-label="Site"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li></ul></nav>',
};

const accountMenu: Sample = {
  settings: { label: 'Account', items: [{ title: 'Orders', url: '/orders' }] },
  enhance:
    '<div class="ast-header-account-wrap" tabindex="0"><a class="ast-header-account-link" href="/account" ' +
    'aria-label="Account icon link">☺</a><ul class="ast-account-nav-menu"><li><a href="/orders">Orders</a>' +
    '</li></ul></div>',
};

const loginPopup: Sample = {
  settings: { login_url: '/login', register_url: '/register', lost_password_url: '/lost' },
};

const kitExport: Sample = {
  settings: { name: 'Linden Bindery' },
  answers: { '/wp-json/nh/v1/kits/contents': siteContents() },
};

const kitImport: Sample = {
  settings: { origins: ['https://kits.example.org'] },
  answers: {
    '/wp-json/nh/v1/kits/contents': siteContents(),
    '/wp-json/nh/v1/kits/imports/current': openedSession(),
  },
};

const kitLibrary: Sample = {
  settings: { pageSize: 2 },
  answers: {
    '/wp-json/nh/v1/library': connectionOf({ quota: quotaOf(45) }),
    '/wp-json/nh/v1/library/kits?sort=date&order=desc&offset=0&limit=2': {
      items: [kitOf(1), kitOf(2)],
      total: 3,
    },
  },
};

const templateLibrary: Sample = {
  settings: { undoTime: 5 },
  answers: {
    '/wp-json/nh/v1/templates?sort=date&order=desc&offset=0&limit=50': {
      items: [templateOf(1), templateOf(2)],
      total: 2,
      next: null,
    },
  },
};

const samples: Readonly<Record<string, Sample>> = {
  ...builtSamples,
  'nh-account-menu': accountMenu,
  'nh-color-switcher': colorSwitcher,
  'nh-contact-form': contactForm,
  'nh-kit-export': kitExport,
  'nh-kit-import': kitImport,
  'nh-kit-library': kitLibrary,
  'nh-lightbox': lightbox,
  'nh-login-popup': loginPopup,
  'nh-menu-toggle': menuToggle,
  'nh-portfolio': portfolio,
  'nh-region-editor': regionEditor,
  'nh-region-map': regionMap,
  'nh-search-overlay': searchOverlay,
  'nh-template-library': templateLibrary,
  'nh-template-preview': templatePreview,
};

/** The sample of an element; a new element names one here and is tested by the whole suite. */
export function sampleOf({ tag }: Contract): Sample {
  const sample = samples[tag];
  if (!sample) throw new Error(`test/contract/samples.ts has no sample for <${tag}>: add one.`);
  return sample;
}
