import { defineSettings, parseSettings, type ValuesOf } from '../core/settings';
import { flatFields, withGroups } from '../core/settings/style/groups';
import { styleKinds } from '../core/settings/style/style-kinds';
import type { PageDocument } from './document';
import { classList } from './element-settings';
import { backgroundFields } from './styles/background';
import { marginField, paddingField } from './styles/box-fields';

/** A slug: letters of any script, digits, `_` and `-`. */
const SLUG = /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,199})?$/u;

/** A selector of one element by its tag, id or class, as the page builder's site settings have it. */
const CONTAINER = /^[.#]?[a-z][\w-]{0,63}$/i;

/** Settings of a page, by the page builder's names where it has one. */
export const pageSettingFields = defineSettings({
  post_title: {
    kind: 'text',
    default: '',
    label: 'Title',
    group: 'general',
    doc: 'The title of the page. Default: empty.',
    examples: ['About us'],
  },
  post_name: {
    kind: 'raw',
    accepts: (value): value is string => typeof value === 'string' && SLUG.test(value),
    wanted: 'a slug of letters, digits, "_" and "-"',
    reason: 'A text with a limited alphabet.',
    label: 'Slug',
    group: 'general',
    doc: 'The name of the page in its address. Default: chosen by the CMS.',
    examples: ['about-us'],
  },
  post_status: {
    kind: 'choice',
    options: {
      publish: 'Published',
      draft: 'Draft',
      pending: 'Pending review',
      private: 'Private',
      future: 'Scheduled',
    },
    default: 'draft',
    label: 'Status',
    group: 'general',
    doc: 'Determines who may see the page. Default: draft.',
  },
  template: {
    kind: 'text',
    default: 'default',
    label: 'Page layout',
    group: 'general',
    doc: 'The template around the page, by its name in the CMS: `elementor_canvas` has no header and footer, `elementor_header_footer` spans the full width. Default: that of the theme.',
    examples: ['elementor_canvas'],
  },
  hide_title: {
    kind: 'toggle',
    default: false,
    label: 'Hide title',
    group: 'general',
    doc: 'Hides the title that the theme prints. Default: shown.',
  },
  container_width: {
    kind: 'length',
    min: 0,
    responsive: true,
    label: 'Content width',
    group: 'layout',
    doc: 'The width of boxed content. Default: that of the site.',
    examples: [{ size: 1140, unit: 'px' }],
  },
  margin: {
    ...marginField,
    label: 'Margin',
    doc: 'The space outside the content. Default: that of the theme.',
  },
  padding: {
    ...paddingField,
    label: 'Padding',
    doc: 'The space around the content. Default: none.',
  },
  ...backgroundFields('background', 'background'),
  scroll_snap: {
    kind: 'toggle',
    default: false,
    label: 'Scroll snap',
    group: 'behaviour',
    doc: 'Snaps to the sections of the page when it is scrolled. Default: off.',
  },
  scroll_snap_position: {
    kind: 'choice',
    options: { start: 'Top', center: 'Center', end: 'Bottom' },
    default: 'start',
    label: 'Snap position',
    group: 'behaviour',
    doc: 'The edge of a section that snaps to the window. Default: top.',
    shownIf: { scroll_snap: true },
  },
  scroll_snap_padding: {
    kind: 'length',
    min: 0,
    responsive: true,
    label: 'Scroll padding',
    group: 'behaviour',
    doc: 'Space above the snapped section, such as the height of a sticky header. Default: none.',
    examples: [{ size: 80, unit: 'px' }],
    shownIf: { scroll_snap: true },
  },
  scroll_snap_stop: {
    kind: 'choice',
    options: { normal: 'Normal', always: 'Always' },
    default: 'normal',
    label: 'Scroll snap stop',
    group: 'behaviour',
    doc: 'Whether a fast scroll may pass over sections. Default: it may.',
    shownIf: { scroll_snap: true },
  },
  stretched_section_container: {
    kind: 'raw',
    accepts: (value): value is string =>
      typeof value === 'string' && (value === '' || CONTAINER.test(value)),
    wanted: 'a tag, "#id" or ".class"',
    reason: 'A selector of one part, so that it cannot reach outside its rule.',
    label: 'Stretched section fit to',
    group: 'layout',
    doc: 'The element to whose width stretched sections are fitted. Default: the window.',
    examples: ['#content'],
  },
  css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes of the element around the content, separated by spaces. Default: none.',
    examples: ['is-landing'],
  },
  seo_title: {
    kind: 'text',
    label: 'SEO title',
    group: 'seo',
    doc: 'The title in the browser’s tab and in search results. Default: the title.',
    examples: ['About us – Studio North'],
  },
  seo_description: {
    kind: 'text',
    label: 'SEO description',
    group: 'seo',
    doc: 'The description in search results. Default: none.',
    examples: ['Three people, one bench, since 1998.'],
  },
  seo_image: {
    kind: 'media',
    label: 'Share image',
    group: 'seo',
    doc: 'The image that social networks show with a link to the page. Default: none.',
    examples: [{ url: '/images/bench.webp' }],
  },
});

/** The parsed settings of a page. */
export type PageSettings = ValuesOf<typeof pageSettingFields>;

/** Returns the settings of a page with their defaults, without values for single devices. */
export function pageSettings({ page_settings }: PageDocument): PageSettings {
  const parsed = parseSettings(flatFields(pageSettingFields), page_settings, {
    foreign: true,
    styles: styleKinds,
  });
  // A record without keys: `page_settings` of a document is an object.
  if (!parsed) throw new TypeError('The page settings are not an object. Read the document first.');
  return withGroups(pageSettingFields, parsed.values) as PageSettings;
}
