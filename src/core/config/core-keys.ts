import { builderDevices } from '../breakpoints/builder-devices';
import { defineSettings } from '../settings';

/**
 * What the core, or elements of several families, ask of the site.
 *
 * The defaults are the names of the software these sites run, so that a WordPress site with the usual
 * plugins needs almost none. Break points are the builder's own (facts, page-builder 17).
 */
export const coreKeys = defineSettings({
  cms: {
    kind: 'text',
    label: 'CMS',
    group: 'names',
    default: 'WP',
    doc: 'The CMS, as it begins its header `X-{cms}-Total`.',
  },
  restRoot: {
    kind: 'text',
    label: 'REST root',
    group: 'addresses',
    doc: 'Where all REST calls go; accepts the `?rest_route=` form too. Default: what the CMS prints in the head, `<link rel="https://api.w.org/" href>`, else `/wp-json`.',
  },
  ajaxUrl: {
    kind: 'text',
    label: 'Admin calls',
    group: 'addresses',
    default: '/wp-admin/admin-ajax.php',
    doc: 'Where the CMS takes calls that are no REST: those of the region editor, and counted clicks.',
  },
  builder: {
    kind: 'text',
    label: 'Page builder',
    group: 'names',
    default: 'elementor',
    doc: 'The page builder, as its hash actions, data attributes and storage keys name it.',
  },
  theme: {
    kind: 'text',
    label: 'Theme',
    group: 'names',
    default: 'astra',
    doc: 'The theme, as its cookies and markers name it: `{theme}ColorSwitcherState`.',
  },
  themePrefix: {
    kind: 'text',
    label: 'Prefix of the theme',
    group: 'names',
    default: 'ast',
    doc: 'How the theme’s classes and variables begin: `--ast-global-color-0`.',
  },
  assetsPath: {
    kind: 'text',
    label: 'Assets',
    group: 'addresses',
    doc: 'Where files that are fetched at need lie.',
  },
  uploadsPath: {
    kind: 'text',
    label: 'Uploads',
    group: 'addresses',
    doc: 'Where the files of the CMS’s library lie.',
  },
  version: {
    kind: 'text',
    label: 'Release',
    group: 'addresses',
    doc: 'The release, for the addresses of fetched files.',
  },
  breakpoints: {
    kind: 'record',
    label: 'Break points',
    group: 'page',
    of: { kind: 'number' },
    default: { mobile: builderDevices.mobile, tablet: builderDevices.tablet },
    doc: 'The active devices, each with the widest window in CSS pixels that it covers; `widescreen` with the narrowest.',
  },
  kit: {
    kind: 'record',
    label: 'Kit',
    group: 'page',
    of: {
      kind: 'raw',
      reason: 'The builder’s toggles arrive as `yes` and empty text as well as booleans.',
    },
    default: {},
    doc: 'The builder’s own site settings: `stretched_section_container`, `global_image_lightbox` and so on.',
  },
  features: {
    kind: 'list',
    label: 'Features',
    group: 'page',
    of: { kind: 'text' },
    default: [],
    doc: 'The feature flags that are on.',
  },
  mode: {
    kind: 'choice',
    label: 'Mode',
    group: 'page',
    options: { edit: 'In the builder’s editor', public: 'Public', preview: 'Preview' },
    default: 'public',
    doc: 'How the page is being shown.',
  },
  isStatic: {
    kind: 'toggle',
    label: 'Static',
    group: 'page',
    default: false,
    doc: 'Runs no behaviours at all.',
  },
  blockEditor: {
    kind: 'toggle',
    label: 'Block editor',
    group: 'page',
    default: false,
    doc: 'The page is in the block editor; WordPress’s own is known by itself.',
  },
  rtl: {
    kind: 'toggle',
    label: 'Right to left',
    group: 'texts',
    doc: 'The page is read from right to left; default: by the document’s `dir`.',
  },
  locale: {
    kind: 'text',
    label: 'Language',
    group: 'texts',
    doc: 'The page’s language; default: the document’s `lang`.',
  },
  messages: {
    kind: 'record',
    label: 'Messages',
    group: 'texts',
    of: { kind: 'text' },
    default: {},
    doc: 'Other words for the elements’ sentences, by their keys.',
  },
});
