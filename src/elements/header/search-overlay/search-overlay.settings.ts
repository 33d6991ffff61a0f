import { defineField, defineSettings } from '../../../core/settings';

/** How a search box shows. */
export const searchKind = defineField({
  kind: 'choice',
  label: 'Kind',
  options: { 'header-cover': 'Over the header', 'full-screen': 'Over the whole page' },
  doc: 'How the box shows.',
});

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  kind: {
    ...searchKind,
    group: 'layout',
    doc: 'How the box shows; default: what the markup’s classes say, else `header-cover`.',
  },
  action: {
    kind: 'text',
    label: 'Address of the search',
    group: 'content',
    doc: 'Of a form that is drawn: where it is sent to; default `/`, the CMS’s own search.',
    examples: ['/search'],
  },
  placeholder: {
    kind: 'text',
    label: 'Placeholder',
    group: 'texts',
    doc: 'Of a form that is drawn: the field’s placeholder.',
  },
});
