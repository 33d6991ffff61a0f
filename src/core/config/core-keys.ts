import { standardBreakpoints } from '../breakpoints/builder-devices';
import { defineSettings } from '../settings';

/**
 * The configuration keys that the core, or elements of several families, read.
 *
 * The defaults are the names of the software that these sites run, so that a WordPress site with the usual
 * plugins sets almost none of them. The default breakpoints are the builder's
 * (docs/compatibility/page-builder.md#breakpoints).
 */
export const coreKeys = defineSettings({
  cms: {
    kind: 'text',
    label: 'CMS',
    group: 'names',
    default: 'WP',
    doc: 'The name of the CMS in its response headers: `X-{cms}-Total`.',
  },
  restRoot: {
    kind: 'text',
    label: 'REST root',
    group: 'addresses',
    doc: 'The address of the REST API, with the path: `https://example.org/wp-json`, also in its `?rest_route=` form. On another origin, the server must send `Access-Control-Allow-Origin`. Default: the address that the CMS prints in the head, `<link rel="https://api.w.org/" href>`, else `/wp-json`.',
  },
  ajaxUrl: {
    kind: 'text',
    label: 'Admin address',
    group: 'addresses',
    default: '/wp-admin/admin-ajax.php',
    doc: 'The address for requests that are not REST: saving in the region editor, and counting clicks.',
  },
  builder: {
    kind: 'text',
    label: 'Page builder',
    group: 'names',
    default: 'elementor',
    doc: 'The page builder’s name in its hash actions, data attributes and storage keys.',
  },
  theme: {
    kind: 'text',
    label: 'Theme',
    group: 'names',
    default: 'astra',
    doc: 'The theme’s name in its cookies and markers: `{theme}ColorSwitcherState`.',
  },
  themePrefix: {
    kind: 'text',
    label: 'Theme prefix',
    group: 'names',
    default: 'ast',
    doc: 'The prefix of the theme’s classes and variables: `--ast-global-color-0`.',
  },
  assetsPath: {
    kind: 'text',
    label: 'Assets folder',
    group: 'addresses',
    doc: 'The address of the folder with files that are loaded on demand.',
  },
  uploadsPath: {
    kind: 'text',
    label: 'Uploads folder',
    group: 'addresses',
    doc: 'The address of the folder with the files of the CMS’s media library.',
  },
  version: {
    kind: 'text',
    label: 'Version',
    group: 'addresses',
    doc: 'The version in the addresses of files that are loaded on demand.',
  },
  breakpoints: {
    kind: 'record',
    label: 'Breakpoints',
    group: 'page',
    of: { kind: 'number' },
    default: standardBreakpoints,
    doc: 'The active devices, each with the width of its widest window in CSS pixels; `widescreen` with the width of its narrowest window.',
  },
  kit: {
    kind: 'record',
    label: 'Builder settings',
    group: 'page',
    of: {
      kind: 'raw',
      reason: 'The builder prints toggles as `yes` and empty text as well as booleans.',
    },
    default: {},
    doc: 'The page builder’s own site settings, such as `stretched_section_container` and `global_image_lightbox`.',
  },
  features: {
    kind: 'list',
    label: 'Feature flags',
    group: 'page',
    of: { kind: 'text' },
    default: [],
    doc: 'The names of the feature flags that are on.',
  },
  mode: {
    kind: 'choice',
    label: 'Mode',
    group: 'page',
    options: { edit: 'Editor', public: 'Public', preview: 'Preview' },
    default: 'public',
    doc: 'How the page is shown: in the builder’s editor, to the public, or as a preview. The builder’s own editor is recognised without this setting.',
  },
  isStatic: {
    kind: 'toggle',
    label: 'Static page',
    group: 'page',
    default: false,
    doc: 'Runs no elements and no behaviours: the page shows the printed markup only.',
  },
  blockEditor: {
    kind: 'toggle',
    label: 'Block editor',
    group: 'page',
    default: false,
    doc: 'The page is shown in a block editor. WordPress’s own block editor is recognised without this setting.',
  },
  rtl: {
    kind: 'toggle',
    label: 'Right to left',
    group: 'texts',
    doc: 'The page is read from right to left. Default: the document’s `dir`.',
  },
  locale: {
    kind: 'text',
    label: 'Language',
    group: 'texts',
    doc: 'The page’s language. Default: the document’s `lang`.',
  },
  messages: {
    kind: 'record',
    label: 'Messages',
    group: 'texts',
    of: { kind: 'text' },
    default: {},
    doc: 'Texts that replace the elements’ messages, by message key. A key such as `common.cancel` replaces the text of all keys that end in `.cancel`.',
  },
});
