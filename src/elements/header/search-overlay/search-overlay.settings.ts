import { defineField, defineSettings } from '../../../core/settings';

/** The style of a search: those that a tag may ask for, and the theme's dropdown beside the icon. */
export const searchKind = defineField({
  kind: 'choice',
  label: 'Search style',
  options: {
    'header-cover': 'Header cover search',
    'full-screen': 'Full screen search',
    'slide-search': 'Slide search',
  },
  doc: 'Whether the search box covers the header or the whole page, or opens beside the icon.',
});

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  kind: {
    ...searchKind,
    options: { 'header-cover': 'Header cover search', 'full-screen': 'Full screen search' },
    group: 'layout',
    doc: 'Whether the search box covers the header or the whole page. Default: read from the classes of the printed markup, else `header-cover`. A printed `slide-search` always opens beside its icon.',
  },
  action: {
    kind: 'text',
    label: 'Form action URL',
    group: 'content',
    doc: 'Address that a drawn search form is submitted to. Default: `/`, the CMS’s own search.',
    examples: ['/search'],
  },
  placeholder: {
    kind: 'text',
    label: 'Placeholder text',
    group: 'texts',
    doc: 'Placeholder of the field in a drawn search form. Default: none.',
  },
});
