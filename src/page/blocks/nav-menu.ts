import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, length, typography } from '../styles';
import { defineBlock } from './block';
import { colourField, sizeField, typographyField } from './parts/fields';
import { linkLists } from './parts/menu';
import { places } from './parts/places';

const linkPlaces = { ...places, justify: 'space-between' } as const;

/** A menu of the site as links. */
export const navMenu = defineBlock({
  widgetType: 'nav-menu',
  title: 'Nav menu',
  summary: 'A menu of the site, as nested lists of links.',
  since: '0.1.0',
  category: 'pro',
  settings: defineSettings({
    menu: {
      kind: 'text',
      default: '',
      label: 'Menu',
      group: 'content',
      doc: 'The slug of the menu. Default: the first menu of the site.',
    },
    menu_name: {
      kind: 'text',
      default: 'Menu',
      label: 'Menu name',
      group: 'content',
      doc: 'The name that screen readers say. Default: `Menu`.',
    },
    layout: {
      kind: 'choice',
      options: { horizontal: 'Horizontal', vertical: 'Vertical', dropdown: 'Dropdown' },
      default: 'horizontal',
      label: 'Layout',
      group: 'content',
      doc: 'A row that wraps, a column, or a list that unfolds. Default: a row.',
    },
    toggle_text: {
      kind: 'text',
      default: 'Menu',
      label: 'Button text',
      group: 'content',
      doc: 'The title of the list that unfolds. Default: `Menu`.',
      shownIf: { layout: 'dropdown' },
    },
    align_items: {
      kind: 'choice',
      options: {
        '': 'Default',
        start: 'Start',
        left: 'Left',
        center: 'Center',
        right: 'Right',
        end: 'End',
        justify: 'Stretch',
      },
      responsive: true,
      label: 'Alignment',
      group: 'content',
      doc: 'Aligns the links of a row. Default: start.',
    },
    color_menu_item: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the links. Default: that of the site.',
    },
    color_menu_item_hover: {
      ...colourField,
      label: 'Text color on hover',
      doc: 'The color of links under the pointer. Default: as otherwise.',
    },
    menu_typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
    menu_space_between: {
      ...sizeField,
      label: 'Space between',
      doc: 'The space between links. Default: that of the site.',
    },
  }),
  styles: {
    align_items: { part: 'nh-menu-links', write: keyword('justify-content', linkPlaces) },
    color_menu_item: { part: 'nh-menu a', write: colour('color') },
    color_menu_item_hover: { part: 'nh-menu a', state: 'hover', write: colour('color') },
    menu_typography: { part: 'nh-menu', write: typography },
    menu_space_between: { part: 'nh-menu-links', write: length('gap') },
  },
  needs: ({ menu }) => [{ kind: 'menu', slug: menu }],
  print({ menu, menu_name: name, layout, toggle_text: title }, context) {
    const links = context.answer({ kind: 'menu', slug: menu });
    if (!links?.length) return [];
    const attributes = { class: `nh-menu nh-menu-${layout}`, 'aria-label': name || undefined };
    const list = linkLists(links, context, 'nh-menu-links');
    const content =
      layout === 'dropdown'
        ? printed('details', {}, [printed('summary', {}, [title]), list])
        : list;
    return [printed('nav', attributes, [content])];
  },
  examples: [
    {
      title: 'The main menu',
      note: 'The site answers which links the menu has.',
      settings: { menu: 'main' },
    },
    {
      title: 'A list that unfolds',
      note: 'The list opens without scripts.',
      settings: { menu: 'footer', layout: 'dropdown', toggle_text: 'More', menu_name: 'Footer' },
    },
  ],
});
