import { defineSettings } from '../../../core/settings';

/** Settings from which a carousel without printed markup is drawn. */
export const slideFields = defineSettings({
  slides: {
    kind: 'list',
    label: 'Slides',
    group: 'content',
    default: [],
    doc: 'Slides that are drawn if the tag contains no markup.',
    of: {
      kind: 'group',
      fields: {
        image: { kind: 'media', label: 'Image', doc: 'Image of the slide.', required: true },
        caption: { kind: 'text', label: 'Caption', doc: 'Text below the image.' },
        link: {
          kind: 'url',
          label: 'Slide link',
          schemes: ['http', 'https', 'mailto', 'tel'],
          doc: 'Address that the slide opens if `link_to` is `custom`. With `file`: address of the larger image.',
        },
      },
    },
    examples: [[{ image: { url: '/notebook.svg', alt: 'A notebook' }, caption: 'Linen' }]],
  },
  link_to: {
    kind: 'choice',
    label: 'Link',
    group: 'content',
    options: { none: 'None', file: 'Media File', custom: 'Custom URL' },
    default: 'none',
    doc: 'Target of a click on a drawn slide: nothing, the image in the lightbox, or the link of the slide.',
  },
  label: {
    kind: 'text',
    label: 'Carousel Name',
    group: 'content',
    doc: 'Accessible name of a drawn carousel. Default: the message `carousel.label`.',
  },
  image_stretch: {
    kind: 'toggle',
    label: 'Image Stretch',
    group: 'content',
    default: false,
    doc: 'Makes drawn images as wide as their slides.',
  },
});
