import { defineField, defineSettings } from '../../../core/settings';

/** The style of a search overlay. */
export const searchKind = defineField({
  kind: 'choice',
  label: 'Search style',
  options: { 'header-cover': 'Header cover search', 'full-screen': 'Full screen search' },
  doc: 'Whether the search box covers the header or the whole page.',
});

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  kind: {
    ...searchKind,
    group: 'layout',
    doc: 'Whether the search box covers the header or the whole page. Default: read from the classes of the printed markup, else `header-cover`.',
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
