import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, length } from '../styles';
import { defineBlock } from './block';
import { box, boxSettings, boxStyles } from './parts/box';
import { colourField, sizeField } from './parts/fields';
import { iconField, printedIcon } from './parts/icon';

/** An icon with a title and a text. */
export const iconBox = defineBlock({
  widgetType: 'icon-box',
  title: 'Icon box',
  summary: 'An icon with a title and a text.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    selected_icon: { ...iconField, label: 'Icon', group: 'content', doc: 'Default: none.' },
    ...boxSettings,
    primary_color: {
      ...colourField,
      label: 'Icon color',
      doc: 'The color of the icon. Default: that of the site.',
      shownIf: { selected_icon: { filled: true } },
    },
    icon_size: {
      ...sizeField,
      label: 'Icon size',
      doc: 'Default: 32 px.',
      shownIf: { selected_icon: { filled: true } },
    },
    icon_space: {
      ...sizeField,
      label: 'Icon spacing',
      doc: 'The space between icon and text. Default: that of the site.',
      shownIf: { selected_icon: { filled: true } },
    },
  }),
  styles: {
    ...boxStyles,
    primary_color: { part: 'nh-feature-icon', write: colour('color') },
    icon_size: { part: 'nh-feature-icon', write: length('font-size') },
    icon_space: { part: 'nh-feature', write: length('gap') },
  },
  print({ selected_icon, ...settings }, context) {
    const icon = printedIcon(selected_icon, context);
    return box(icon && printed('span', { class: 'nh-feature-icon' }, [icon]), settings, context);
  },
  examples: [
    {
      title: 'An icon above the text',
      note: 'The icon is decoration; the title says what it means.',
      settings: {
        selected_icon: { value: 'fas fa-clock', library: 'fa-solid' },
        title_text: 'Six weeks',
        description_text: 'From the day we have the book.',
      },
    },
    {
      title: 'A linked box with the icon beside it',
      note: 'The title alone is the link, so that screen readers say it once.',
      settings: {
        selected_icon: { value: 'fas fa-leaf', library: 'fa-solid' },
        title_text: 'Nothing that cannot be undone',
        description_text: 'Wheat starch paste and Japanese paper.',
        link: { url: '/pages/restoration' },
        position: 'inline-start',
      },
    },
  ],
});
