import { defineSettings } from '../../core/settings';
import { corners, length } from '../styles';
import { defineBlock } from './block';
import { box, boxSettings, boxStyles } from './parts/box';
import { sizeField } from './parts/fields';
import { picture } from './parts/picture';

/** A picture with a title and a text. */
export const imageBox = defineBlock({
  widgetType: 'image-box',
  title: 'Image box',
  summary: 'A picture with a title and a text.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    image: { kind: 'media', label: 'Image', group: 'content', doc: 'The file. Default: none.' },
    ...boxSettings,
    image_size: {
      ...sizeField,
      label: 'Width',
      doc: 'The width of the image. Default: the column’s.',
      shownIf: { image: { filled: true } },
    },
    image_space: {
      ...sizeField,
      label: 'Image spacing',
      doc: 'The space between image and text. Default: that of the site.',
      shownIf: { image: { filled: true } },
    },
    image_border_radius: {
      kind: 'corners',
      units: ['px', '%', 'em', 'rem'],
      responsive: true,
      label: 'Border radius',
      group: 'style',
      doc: 'Rounds the image. Default: square.',
      shownIf: { image: { filled: true } },
    },
  }),
  styles: {
    ...boxStyles,
    image_size: { part: 'nh-feature-image', write: length('inline-size') },
    image_space: { part: 'nh-feature', write: length('gap') },
    image_border_radius: { part: 'nh-feature-image', write: corners },
  },
  print({ image, ...settings }, context) {
    return box(picture(image, context, 'nh-feature-image'), settings, context);
  },
  examples: [
    {
      title: 'A picture above the text',
      note: 'Describe the picture only if it says more than the title.',
      settings: {
        image: { url: '/assets/box.svg', alt: '', width: 480, height: 400 },
        title_text: 'Boxes',
        description_text: 'For what should not be touched.',
      },
    },
    {
      title: 'A linked box with a small picture beside it',
      note: 'The title is the link.',
      settings: {
        image: { url: '/assets/notebook.svg', alt: '', width: 480, height: 400 },
        image_size: { size: 120, unit: 'px' },
        title_text: 'Notebooks',
        description_text: 'Five sections on tapes, a cloth case and a ribbon.',
        link: { url: '/portfolio' },
        position: 'inline-start',
      },
    },
  ],
});
