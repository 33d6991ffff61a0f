import { defineSettings } from '../../settings';

/** What any element may ask of the site. The defaults are the names of the software these sites run. */
export const siteKeys = defineSettings({
  cms: { kind: 'text', default: 'WP', doc: 'The CMS, as it begins its header `X-{cms}-Total`.' },
  restRoot: {
    kind: 'text',
    default: '/wp-json',
    doc: 'Where all REST calls go; accepts the `?rest_route=` form too.',
  },
  builder: {
    kind: 'text',
    default: 'elementor',
    doc: 'The page builder, as its hash actions, data attributes and storage keys name it.',
  },
  theme: {
    kind: 'text',
    default: 'astra',
    doc: 'The theme, as its cookies and markers name it: `{theme}ColorSwitcherState`.',
  },
  assetsPath: { kind: 'text', doc: 'Where files that are fetched at need lie.' },
  uploadsPath: { kind: 'text', doc: 'Where the files of the CMS’s library lie.' },
  version: { kind: 'text', doc: 'The release, for the addresses of fetched files.' },
  breakpoints: {
    kind: 'record',
    of: { kind: 'number' },
    default: { mobile: 767, tablet: 1024 },
    doc: 'The active devices, each with the widest window in CSS pixels that it covers; `widescreen` with the narrowest.',
  },
  kit: {
    kind: 'record',
    of: {
      kind: 'raw',
      reason: 'The builder’s toggles arrive as `yes` and empty text as well as booleans.',
    },
    default: {},
    doc: 'The builder’s own site settings: `stretched_section_container`, `global_image_lightbox` and so on.',
  },
  features: {
    kind: 'list',
    of: { kind: 'text' },
    default: [],
    doc: 'The feature flags that are on.',
  },
  mode: {
    kind: 'choice',
    options: { edit: 'In the builder’s editor', public: 'Public', preview: 'Preview' },
    default: 'public',
    doc: 'How the page is being shown.',
  },
  isStatic: { kind: 'toggle', default: false, doc: 'Runs no behaviours at all.' },
  blockEditor: { kind: 'toggle', default: false, doc: 'The page is in the block editor.' },
  rtl: {
    kind: 'toggle',
    doc: 'The page is read from right to left; default: by the document’s `dir`.',
  },
  locale: { kind: 'text', doc: 'The page’s language; default: the document’s `lang`.' },
  messages: {
    kind: 'record',
    of: { kind: 'text' },
    default: {},
    doc: 'Other words for the elements’ sentences, by their keys.',
  },
});
