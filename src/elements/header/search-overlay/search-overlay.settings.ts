import { defineSettings } from '../../../core/settings';

/** How a search box shows. */
export const searchKinds = {
  'header-cover': 'Over the header',
  'full-screen': 'Over the whole page',
} as const;

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  kind: {
    kind: 'choice',
    label: 'Kind',
    group: 'layout',
    options: searchKinds,
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
