import { defineSettings } from '../../../core/settings';

/** What a carousel is drawn from where its tag holds no markup. */
export const slideFields = defineSettings({
  slides: {
    kind: 'list',
    label: 'Slides',
    group: 'content',
    default: [],
    doc: 'The slides that are drawn where the tag holds no markup.',
    of: {
      kind: 'group',
      fields: {
        image: { kind: 'media', label: 'Picture', doc: 'The picture.', required: true },
        caption: { kind: 'text', label: 'Caption', doc: 'The words below it.' },
        link: {
          kind: 'url',
          label: 'Link',
          schemes: ['http', 'https', 'mailto', 'tel'],
          doc: 'Where it leads with `link_to` custom; or the larger picture with file.',
        },
      },
    },
    examples: [[{ image: { url: '/notebook.svg', alt: 'A notebook' }, caption: 'Linen' }]],
  },
  link_to: {
    kind: 'choice',
    label: 'Link',
    group: 'content',
    options: { none: 'None', file: 'The picture, in the lightbox', custom: 'The slide’s own' },
    default: 'none',
    doc: 'What a click on a drawn slide leads to.',
  },
  label: { kind: 'text', label: 'Name', group: 'content', doc: 'What a drawn carousel is called.' },
  image_stretch: {
    kind: 'toggle',
    label: 'Stretch pictures',
    group: 'content',
    default: false,
    doc: 'Drawn pictures are as wide as their slides.',
  },
});
