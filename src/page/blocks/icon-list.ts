import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, length, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, sizeField, typographyField } from './parts/fields';
import { iconField, printedIcon } from './parts/icon';
import { inline, inlineInLink } from './parts/inline';
import { linkAttributes, linkField } from './parts/link';
import { places } from './parts/places';

/** A list whose items may have an icon and a link. */
export const iconList = defineBlock({
  widgetType: 'icon-list',
  title: 'Icon list',
  summary: 'A list whose items may have an icon and a link.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    view: {
      kind: 'choice',
      options: { traditional: 'Default', inline: 'Inline' },
      default: 'traditional',
      label: 'Layout',
      group: 'content',
      doc: 'Items below each other, or in a row that wraps. Default: below each other.',
    },
    icon_list: {
      kind: 'list',
      of: {
        kind: 'group',
        open: true,
        fields: {
          text: {
            kind: 'text',
            default: '',
            label: 'Text',
            doc: 'The text, with inline HTML. Default: empty.',
          },
          selected_icon: { ...iconField, label: 'Icon', doc: 'Default: none.' },
          link: { ...linkField, label: 'Link', doc: 'The address. Default: no link.' },
        },
      },
      default: [],
      label: 'Items',
      group: 'content',
      doc: 'The items. Default: none.',
    },
    space_between: {
      ...sizeField,
      label: 'Space between',
      doc: 'The space between items. Default: that of the site.',
    },
    icon_align: { ...alignField, label: 'Alignment', doc: 'Aligns the items. Default: start.' },
    icon_color: {
      ...colourField,
      label: 'Icon color',
      doc: 'The color of the icons. Default: that of the text.',
    },
    icon_size: { ...sizeField, label: 'Icon size', doc: 'Default: that of the text.' },
    text_indent: {
      ...sizeField,
      label: 'Text indent',
      doc: 'The space between icon and text. Default: that of the site.',
    },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the text. Default: that of the site.',
    },
    text_color_hover: {
      ...colourField,
      label: 'Text color on hover',
      doc: 'The color of linked items under the pointer. Default: as otherwise.',
    },
    icon_typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
  }),
  styles: {
    space_between: { part: 'nh-icon-list', write: length('gap') },
    icon_align: [
      { part: 'nh-icon-list', write: textAlign },
      { part: 'nh-icon-list', write: keyword('justify-content', places) },
      { part: 'nh-icon-list', write: keyword('justify-items', places) },
    ],
    icon_color: { part: 'nh-item-icon', write: colour('color') },
    icon_size: { part: 'nh-item-icon', write: length('font-size') },
    text_indent: { part: 'nh-item', write: length('column-gap') },
    text_color: { part: 'nh-item-text', write: colour('color') },
    text_color_hover: { part: 'nh-item-link', state: 'hover', write: colour('color') },
    icon_typography: { part: 'nh-item', write: typography },
  },
  print({ icon_list: items, view }, context) {
    if (items.length === 0) return [];
    const className = `nh-icon-list${view === 'inline' ? ' nh-icon-list-inline' : ''}`;
    const entries = items.map(({ text, selected_icon, link }) => {
      const icon = printedIcon(selected_icon, context);
      const address = linkAttributes(link, context);
      const words = address
        ? [printed('a', { class: 'nh-item-link', ...address }, inlineInLink(text, context))]
        : inline(text, context);
      return printed('li', { class: icon ? 'nh-item nh-item-marked' : 'nh-item' }, [
        ...(icon ? [printed('span', { class: 'nh-item-icon' }, [icon])] : []),
        printed('span', { class: 'nh-item-text' }, words),
      ]);
    });
    return [printed('ul', { class: className, role: 'list' }, entries)];
  },
  examples: [
    {
      title: 'A list',
      note: 'Items without an icon have the usual mark.',
      settings: {
        icon_list: [
          { text: 'Nothing that cannot be undone' },
          { text: 'Wheat starch paste and Japanese paper' },
        ],
      },
    },
    {
      title: 'Linked items with icons in a row',
      note: 'A row wraps on narrow screens.',
      settings: {
        view: 'inline',
        space_between: { size: 24, unit: 'px' },
        icon_list: [
          {
            text: '01632 960 114',
            selected_icon: { value: 'fas fa-phone', library: 'fa-solid' },
            link: { url: 'tel:+441632960114' },
          },
          {
            text: 'Write to us',
            selected_icon: { value: 'fas fa-envelope', library: 'fa-solid' },
            link: { url: 'mailto:bench@lindenbindery.example' },
          },
        ],
      },
    },
  ],
});
