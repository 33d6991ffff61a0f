import type { Breakpoints } from '../../core/breakpoints/device';
import { defineField, defineSettings } from '../../core/settings';
import type { SiteAnswer } from '../../print';

const addresses = defineField({ kind: 'list', of: { kind: 'text' }, group: 'content' });

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  stylesheets: {
    ...addresses,
    label: 'Stylesheets',
    doc: 'Addresses of the preview’s stylesheets: those of the theme, `nh.css` and `nh-blocks.css`. Default: none.',
  },
  modules: {
    ...addresses,
    label: 'Scripts',
    doc: 'Addresses of the preview’s module scripts: `autoload.js`. Default: none.',
  },
  config: {
    kind: 'raw',
    label: 'Configuration',
    group: 'content',
    accepts: isObject,
    wanted: 'an object',
    reason: 'The keys of `nh-config`, which the preview checks itself.',
    doc: 'The configuration of the preview. Default: that of the editor’s page.',
  },
  breakpoints: {
    kind: 'raw',
    label: 'Breakpoints',
    group: 'content',
    accepts: isBreakpoints,
    wanted: 'an object with a width for each device',
    reason: 'A width for each active device.',
    doc: 'The active devices with their widths in CSS pixels. Default: mobile 767, tablet 1024.',
  },
  kit: {
    kind: 'raw',
    label: 'Kit',
    group: 'content',
    accepts: isObject,
    wanted: 'an object',
    reason: 'The page builder’s rows of global colors, fonts and sizes.',
    doc: 'The settings of the site’s kit, with its global colors, fonts and sizes. Default: none.',
  },
  answers: {
    kind: 'raw',
    label: 'Answers',
    group: 'content',
    accepts: isAnswers,
    wanted: 'a list',
    reason: 'The answers to `dataNeeds`, each of another shape.',
    doc: 'The site’s answers to `dataNeeds`, for widgets that show menus, posts or forms. Default: none.',
  },
  pages: {
    kind: 'list',
    label: 'Pages',
    group: 'content',
    of: {
      kind: 'group',
      fields: defineSettings({
        title: { kind: 'text', label: 'Title', doc: 'The title of the page.' },
        address: { kind: 'text', label: 'Address', doc: 'The address of its editor.' },
      }),
    },
    doc: 'Pages that the finder offers: the title of each, and the address of its editor. Default: none.',
  },
  language: {
    kind: 'text',
    label: 'Language',
    group: 'content',
    doc: 'The language of the page, such as `de`. Default: that of the editor’s page.',
  },
  sendsHtml: {
    kind: 'toggle',
    label: 'Send HTML',
    group: 'behaviour',
    default: false,
    doc: 'Sends each draft as HTML and CSS too, for a server that cannot print pages. Default: as data only.',
  },
  unprintedUrl: {
    kind: 'text',
    label: 'Outdated pages URL',
    group: 'behaviour',
    doc: 'For a server that cannot print pages: the address of those whose HTML is outdated, which the editor then prints. Default: none.',
  },
  account: {
    kind: 'toggle',
    label: 'Cloud account',
    group: 'behaviour',
    default: false,
    doc: 'Offers to connect an account of the cloud library, for sites that answer its requests. Default: no.',
  },
  media: {
    kind: 'toggle',
    label: 'Media library',
    group: 'behaviour',
    default: false,
    doc: 'Offers the site’s pictures, and uploads, by WordPress’s REST route `wp/v2/media`. Print it only for accounts that may upload files. Default: no.',
  },
  templates: {
    kind: 'raw',
    label: 'Template library',
    group: 'behaviour',
    accepts: isObject,
    wanted: 'an object',
    reason: 'The settings of another tag, which checks them itself.',
    doc: 'The settings of `<nh-template-library>`, for accounts that may use the templates of the site. Default: none.',
  },
  themeUrl: {
    kind: 'text',
    label: 'Theme URL',
    group: 'behaviour',
    doc: 'The address of the theme’s parts, such as header and footer. Default: no entry in the menu.',
  },
  helpUrl: {
    kind: 'text',
    label: 'Help URL',
    group: 'behaviour',
    doc: 'The address of a guide, to which “Help” refers. Default: none.',
  },
  exitUrl: {
    kind: 'text',
    label: 'Exit URL',
    group: 'behaviour',
    default: '/',
    doc: 'The address to which “Exit” leads. Default: the front page.',
  },
  previewUrl: {
    kind: 'text',
    label: 'Preview URL',
    group: 'behaviour',
    doc: 'The address of the page with its draft. Default: no button “Preview”.',
  },
});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBreakpoints(value: unknown): value is Breakpoints {
  return isObject(value) && Object.values(value).every((width) => typeof width === 'number');
}

function isAnswers(value: unknown): value is readonly SiteAnswer[] {
  return Array.isArray(value) && value.every((answer) => isObject(answer) && 'need' in answer);
}
