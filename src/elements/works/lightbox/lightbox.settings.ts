import { defineSettings } from '../../../core/settings';

const control = { kind: 'toggle', group: 'behaviour' } as const;

/** The settings of `<nh-lightbox>`. */
export const settings = defineSettings({
  items: {
    kind: 'list',
    label: 'Items',
    group: 'content',
    doc: 'The items of the gallery. Used only if the tag contains no links.',
    of: {
      kind: 'group',
      fields: {
        url: {
          kind: 'url',
          label: 'Address',
          doc: 'Address of the image, video or page.',
          required: true,
        },
        type: {
          kind: 'choice',
          label: 'Type',
          options: { image: 'Image', video: 'Video', page: 'Page' },
          doc: 'Type of the item. Default: derived from the address; an address of neither an image nor a video is a page.',
        },
        title: { kind: 'text', label: 'Title', doc: 'Title in the caption.' },
        description: {
          kind: 'text',
          label: 'Description',
          doc: 'Text below the title in the caption.',
        },
        thumbnail: {
          kind: 'url',
          label: 'Thumbnail',
          doc: 'Address of the thumbnail in the grid; also the poster of a video. Default: the image itself.',
        },
        alt: {
          kind: 'text',
          label: 'Alternative text',
          doc: 'Text alternative of the image. Default: the title.',
        },
        width: {
          kind: 'number',
          label: 'Width',
          above: 0,
          unit: 'px',
          doc: 'Width of the image in CSS pixels. Default: measured when the image loads.',
        },
        height: {
          kind: 'number',
          label: 'Height',
          above: 0,
          unit: 'px',
          doc: 'Height of the image in CSS pixels. Default: measured when the image loads.',
        },
      },
    },
  },
  title: {
    kind: 'text',
    label: 'Gallery title',
    group: 'texts',
    doc: 'Accessible name of the gallery.',
  },
  loop: {
    ...control,
    label: 'Loop',
    doc: 'Loops: the first item follows the last. Default: on.',
  },
  counter: {
    ...control,
    label: 'Counter',
    doc: 'Shows the position in the slideshow, such as 2 / 9. Default: the setting of the site’s kit, else on.',
  },
  zoom: {
    ...control,
    label: 'Zoom',
    doc: 'Shows a button that enlarges images. Default: the setting of the site’s kit, else on.',
  },
  fullscreen: {
    ...control,
    label: 'Full screen',
    doc: 'Shows a full screen button. Default: the setting of the site’s kit, else on.',
  },
  share: {
    ...control,
    label: 'Share',
    doc: 'Shows a button that shares an item. Default: the setting of the site’s kit, else on.',
  },
});
