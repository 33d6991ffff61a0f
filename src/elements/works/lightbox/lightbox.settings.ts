import { defineSettings } from '../../../core/settings';

const control = { kind: 'toggle', group: 'behaviour' } as const;

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  items: {
    kind: 'list',
    label: 'Items',
    group: 'content',
    doc: 'What the grid shows, where the tag holds no links.',
    of: {
      kind: 'group',
      fields: {
        url: { kind: 'url', label: 'Address', doc: 'The picture, video or page.', required: true },
        type: {
          kind: 'choice',
          label: 'Kind',
          options: { image: 'Picture', video: 'Video', page: 'Page' },
          doc: 'Default: what the address looks like; one that is neither a picture’s nor a video’s is a page’s.',
        },
        title: { kind: 'text', label: 'Title', doc: 'What it is called.' },
        description: { kind: 'text', label: 'Description', doc: 'What is said of it.' },
        thumbnail: {
          kind: 'url',
          label: 'Small picture',
          doc: 'The small picture in the grid; for a video, its poster too. Default: the picture itself.',
        },
        alt: {
          kind: 'text',
          label: 'Alternative text',
          doc: 'What the picture shows; default: the title.',
        },
        width: {
          kind: 'number',
          label: 'Width',
          above: 0,
          unit: 'px',
          doc: 'The picture’s width in CSS pixels; default: read from it.',
        },
        height: {
          kind: 'number',
          label: 'Height',
          above: 0,
          unit: 'px',
          doc: 'The picture’s height in CSS pixels; default: read from it.',
        },
      },
    },
  },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'The name of the gallery, for assistive technology.',
  },
  loop: {
    ...control,
    label: 'Loop',
    doc: 'After the last item comes the first; default yes.',
  },
  counter: {
    ...control,
    label: 'Counter',
    doc: 'Shows which item of how many is seen; default: as the kit of the site’s configuration says, else yes.',
  },
  zoom: {
    ...control,
    label: 'Zoom',
    doc: 'Offers to enlarge pictures; default: as the kit of the site’s configuration says, else yes.',
  },
  fullscreen: {
    ...control,
    label: 'Full screen',
    doc: 'Offers the full screen; default: as the kit of the site’s configuration says, else yes.',
  },
  share: {
    ...control,
    label: 'Share',
    doc: 'Offers to share an item; default: as the kit of the site’s configuration says, else yes.',
  },
});
