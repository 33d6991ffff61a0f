import { defineField } from '../../../core/settings';

/** Items of a drawn element: titles with the content that each one opens. */
export const itemsField = defineField({
  kind: 'list',
  label: 'Items',
  group: 'content',
  default: [],
  doc: 'Items that are drawn if the tag contains no markup.',
  of: {
    kind: 'group',
    fields: {
      title: {
        kind: 'text',
        label: 'Title',
        doc: 'Title of the item, which opens its content.',
        required: true,
      },
      content: {
        kind: 'text',
        label: 'Content',
        default: '',
        doc: 'Text of the item. A blank line starts a new paragraph.',
      },
      id: {
        kind: 'text',
        label: 'CSS ID',
        doc: 'Id of the item. The fragment `#id` in the page’s address opens it.',
      },
    },
  },
  examples: [[{ title: 'Delivery', content: 'Two days.' }]],
});

/** Tag of drawn titles, with the builder’s choices. */
export const titleTagField = defineField({
  kind: 'choice',
  label: 'Title HTML Tag',
  group: 'content',
  options: { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6', div: 'div' },
  default: 'div',
  doc: 'HTML tag of the drawn titles. Choose a heading level to include them in the page’s outline.',
});
