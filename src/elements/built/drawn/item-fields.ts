import { defineField } from '../../../core/settings';

/** The items of what is drawn from settings: each a title with what it opens. */
export const itemsField = defineField({
  kind: 'list',
  label: 'Items',
  group: 'content',
  default: [],
  doc: 'The items that are drawn where the tag holds no markup.',
  of: {
    kind: 'group',
    fields: {
      title: { kind: 'text', label: 'Title', doc: 'What opens the item.', required: true },
      content: {
        kind: 'text',
        label: 'Content',
        default: '',
        doc: 'Text; a blank line begins a new paragraph.',
      },
      id: { kind: 'text', label: 'Id', doc: 'The id by which the page’s address opens it.' },
    },
  },
  examples: [[{ title: 'Delivery', content: 'Two days.' }]],
});

/** The tag of drawn titles, as the builder offers it. */
export const titleTagField = defineField({
  kind: 'choice',
  label: 'Tag of the titles',
  group: 'content',
  options: { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', div: 'div' },
  default: 'div',
  doc: 'The element of each drawn title, where it is a heading of the page.',
});
