import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, corners, keyword, length, sides, textAlign } from '../styles';
import type { Declarations, StyleSettings } from '../styles/style-rule';
import { defineBlock } from './block';
import { alignField, colourField, sizeField } from './parts/fields';
import { iconField, printedIcon } from './parts/icon';
import { linkAttributes, linkField } from './parts/link';

/** An icon, optionally in a shape and linked. */
export const icon = defineBlock({
  widgetType: 'icon',
  title: 'Icon',
  summary: 'An icon, optionally in a shape and with a link.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    selected_icon: { ...iconField, label: 'Icon', group: 'content', doc: 'Default: none.' },
    view: {
      kind: 'choice',
      options: { default: 'Default', stacked: 'Stacked', framed: 'Framed' },
      default: 'default',
      label: 'View',
      group: 'content',
      doc: 'The icon alone, on a filled shape, or in a frame. Default: alone.',
    },
    shape: {
      kind: 'choice',
      options: { square: 'Square', rounded: 'Rounded', circle: 'Circle' },
      default: 'circle',
      label: 'Shape',
      group: 'content',
      doc: 'The shape behind or around the icon. Default: a circle.',
      shownIf: { view: ['stacked', 'framed'] },
    },
    link: {
      ...linkField,
      label: 'Link',
      group: 'content',
      doc: 'The address; name it by the custom attribute `aria-label`. Default: none.',
    },
    align: { ...alignField, default: 'center', label: 'Alignment', doc: 'Default: center.' },
    primary_color: {
      ...colourField,
      label: 'Primary color',
      doc: 'The color of the icon, or of the filled shape. Default: that of the site.',
    },
    secondary_color: {
      ...colourField,
      label: 'Secondary color',
      doc: 'The color of the icon on a filled shape, or behind a framed one. Default: none.',
      shownIf: { view: ['stacked', 'framed'] },
    },
    hover_primary_color: {
      ...colourField,
      label: 'Primary color on hover',
      doc: 'The primary color under the pointer. Default: as otherwise.',
    },
    size: { ...sizeField, label: 'Size', doc: 'The size of the icon. Default: 50 px.' },
    icon_padding: {
      ...sizeField,
      label: 'Padding',
      doc: 'The space between icon and shape. Default: half of the size.',
    },
    border_width: {
      kind: 'sides',
      units: ['px', 'em', 'rem'],
      min: 0,
      label: 'Border width',
      group: 'style',
      doc: 'The width of the frame. Default: 3 px.',
      shownIf: { view: 'framed' },
    },
    border_radius: {
      kind: 'corners',
      units: ['px', '%', 'em', 'rem'],
      responsive: true,
      label: 'Border radius',
      group: 'style',
      doc: 'Rounds the shape. Default: by the shape.',
      shownIf: { view: ['stacked', 'framed'] },
    },
  }),
  styles: {
    align: { write: textAlign },
    view: { part: 'nh-icon', write: viewStyles },
    primary_color: { part: 'nh-icon', write: primary },
    secondary_color: { part: 'nh-icon', write: secondary },
    hover_primary_color: { part: 'nh-icon', state: 'hover', write: primary },
    size: { part: 'nh-icon', write: length('font-size') },
    icon_padding: { part: 'nh-icon', write: length('padding') },
    border_width: { part: 'nh-icon', write: sides('border') },
    border_radius: { part: 'nh-icon', write: corners },
  },
  print({ selected_icon, view, link }, context) {
    const drawing = printedIcon(selected_icon, context);
    if (!drawing) return [];
    const address = linkAttributes(link, context);
    const attributes = { class: `nh-icon nh-icon-${view}`, ...address };
    return [printed(address ? 'a' : 'span', attributes, [drawing])];
  },
  examples: [
    {
      title: 'An icon',
      note: 'An icon without a link is decoration, so screen readers skip it.',
      settings: { selected_icon: { value: 'fas fa-star', library: 'fa-solid' } },
    },
    {
      title: 'A linked icon on a circle',
      note: 'The custom attribute `aria-label` names the link.',
      settings: {
        selected_icon: { value: 'fas fa-phone', library: 'fa-solid' },
        view: 'stacked',
        primary_color: '#1d4d3a',
        secondary_color: '#ffffff',
        size: { size: 24, unit: 'px' },
        link: { url: 'tel:+441632960114', custom_attributes: 'aria-label|Call the workshop' },
      },
    },
  ],
});

const radii = { square: '0', rounded: '10%', circle: '50%' } as const;

/** The shape of a stacked or framed icon. */
function viewStyles(view: string, { shape }: StyleSettings): Declarations {
  if (view === 'default') return {};
  const frame: Declarations =
    view === 'framed' ? { 'border-style': 'solid', 'border-width': '3px' } : {};
  return { padding: '0.5em', ...keyword('border-radius', radii)(String(shape)), ...frame };
}

function primary(value: string, { view }: StyleSettings): Declarations {
  return colour(view === 'stacked' ? 'background-color' : 'color')(value);
}

function secondary(value: string, { view }: StyleSettings): Declarations {
  if (view === 'default') return {};
  return colour(view === 'stacked' ? 'color' : 'background-color')(value);
}
