import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, corners, keyword, length, shadow, sides, textAlign, typography } from '../styles';
import type { Declarations } from '../styles/style-rule';
import { defineBlock } from './block';
import { alignField, colourField, sizeField, typographyField } from './parts/fields';
import { iconField, printedIcon } from './parts/icon';
import { inlineInLink } from './parts/inline';
import { linkAttributes, linkField } from './parts/link';

/** A link that looks like a button. */
export const button = defineBlock({
  widgetType: 'button',
  title: 'Button',
  summary: 'A link that looks like a button, optionally with an icon.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    text: {
      kind: 'text',
      default: 'Click here',
      label: 'Text',
      group: 'content',
      doc: 'The words on the button. Default: `Click here`.',
    },
    link: { ...linkField, label: 'Link', group: 'content', doc: 'The address. Default: none.' },
    button_type: {
      kind: 'choice',
      options: {
        '': 'Default',
        info: 'Info',
        success: 'Success',
        warning: 'Warning',
        danger: 'Danger',
      },
      default: '',
      label: 'Type',
      group: 'content',
      doc: 'The meaning, as a class for the theme. Default: none.',
    },
    size: {
      kind: 'choice',
      options: { xs: 'Extra small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' },
      default: 'sm',
      label: 'Size',
      group: 'content',
      doc: 'The size, as a class for the theme. Default: `sm`.',
    },
    selected_icon: {
      ...iconField,
      label: 'Icon',
      group: 'content',
      doc: 'An icon beside the text. Default: none.',
    },
    icon_align: {
      kind: 'choice',
      options: { row: 'Start', 'row-reverse': 'End', left: 'Left', right: 'Right' },
      default: 'row',
      label: 'Icon position',
      group: 'content',
      doc: 'The side of the icon. Data of older releases have `left` and `right`. Default: start.',
      shownIf: { selected_icon: { filled: true } },
    },
    icon_indent: {
      ...sizeField,
      label: 'Icon spacing',
      doc: 'The space between icon and text. Default: that of the site.',
      shownIf: { selected_icon: { filled: true } },
    },
    button_css_id: {
      kind: 'raw',
      accepts: (value): value is string =>
        typeof value === 'string' && /^[\p{L}\p{N}_-]{0,64}$/u.test(value),
      wanted: 'an id of letters, digits, "_" and "-"',
      reason: 'A text with a limited alphabet.',
      label: 'Button ID',
      group: 'content',
      doc: 'The id of the link. Default: none.',
    },
    align: {
      ...alignField,
      label: 'Position',
      doc: 'Aligns the button; justified fills the width. Default: start.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
    button_text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of text and icon. Default: that of the site.',
    },
    background_color: {
      ...colourField,
      label: 'Background color',
      doc: 'The background. Default: that of the site.',
    },
    hover_color: {
      ...colourField,
      label: 'Text color on hover',
      doc: 'The color of text and icon under the pointer. Default: as otherwise.',
    },
    button_background_hover_color: {
      ...colourField,
      label: 'Background color on hover',
      doc: 'The background under the pointer. Default: as otherwise.',
    },
    border_border: {
      kind: 'choice',
      options: {
        '': 'Default',
        none: 'None',
        solid: 'Solid',
        double: 'Double',
        dotted: 'Dotted',
        dashed: 'Dashed',
      },
      label: 'Border type',
      group: 'style',
      doc: 'The style of the border. Default: that of the site.',
    },
    border_width: {
      kind: 'sides',
      units: ['px', 'em', 'rem'],
      min: 0,
      responsive: true,
      label: 'Border width',
      group: 'style',
      doc: 'The width of the border per side. Default: that of the site.',
    },
    border_color: {
      ...colourField,
      label: 'Border color',
      doc: 'The color of the border. Default: that of the text.',
    },
    border_radius: {
      kind: 'corners',
      units: ['px', '%', 'em', 'rem'],
      responsive: true,
      label: 'Border radius',
      group: 'style',
      doc: 'Rounds the button. Default: that of the site.',
    },
    button_box_shadow_box_shadow: {
      kind: 'shadow',
      label: 'Box shadow',
      group: 'style',
      doc: 'The shadow of the button. Default: none.',
    },
    text_padding: {
      kind: 'sides',
      units: ['px', '%', 'em', 'rem'],
      min: 0,
      responsive: true,
      label: 'Padding',
      group: 'style',
      doc: 'The space around the text. Default: that of the site.',
    },
  }),
  styles: {
    align: [{ write: textAlign }, { part: 'nh-button', write: fullWidth }],
    icon_indent: { part: 'nh-button', write: length('gap') },
    typography: { part: 'nh-button', write: typography },
    button_text_color: { part: 'nh-button', write: colour('color') },
    background_color: { part: 'nh-button', write: colour('background-color') },
    hover_color: { part: 'nh-button', state: 'hover', write: colour('color') },
    button_background_hover_color: {
      part: 'nh-button',
      state: 'hover',
      write: colour('background-color'),
    },
    border_border: { part: 'nh-button', write: keyword('border-style') },
    border_width: { part: 'nh-button', write: sides('border') },
    border_color: { part: 'nh-button', write: colour('border-color') },
    border_radius: { part: 'nh-button', write: corners },
    button_box_shadow_box_shadow: { part: 'nh-button', write: shadow('box-shadow') },
    text_padding: { part: 'nh-button', write: sides('padding') },
  },
  print({ text, link, selected_icon, icon_align: side, ...settings }, context) {
    const icon = printedIcon(selected_icon, context);
    const words = inlineInLink(text, context);
    if (words.length === 0 && !icon) return [];
    const label = words.length > 0 ? [printed('span', { class: 'nh-button-text' }, words)] : [];
    const isAfter = side === 'row-reverse' || side === 'right';
    const content = isAfter
      ? [...label, ...(icon ? [icon] : [])]
      : [...(icon ? [icon] : []), ...label];
    const attributes = {
      class: [
        'nh-button',
        `nh-size-${settings.size}`,
        settings.button_type && `nh-${settings.button_type}`,
      ]
        .filter(Boolean)
        .join(' '),
      id: settings.button_css_id || undefined,
    };
    const address = linkAttributes(link, context);
    return [printed(address ? 'a' : 'span', { ...attributes, ...address }, content)];
  },
  examples: [
    {
      title: 'A button',
      note: 'Without a safe address, the text is no link.',
      settings: { text: 'Come and see us', link: { url: '/pages/visit' } },
    },
    {
      title: 'An icon after the text',
      note: 'The icon is hidden from screen readers, because the text says all.',
      settings: {
        text: 'See our work',
        link: { url: '/portfolio' },
        size: 'lg',
        selected_icon: { value: 'fas fa-arrow-right', library: 'fa-solid' },
        icon_align: 'row-reverse',
      },
    },
  ],
});

function fullWidth(align: string): Declarations {
  return align === 'justify' ? { 'inline-size': '100%' } : {};
}
