import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, length, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, sizeField, titleTags, typographyField } from './parts/fields';
import { iconField, printedIcon } from './parts/icon';
import { inline } from './parts/inline';

const margins = { left: '0 auto', start: '0 auto', center: 'auto', right: 'auto 0', end: 'auto 0' };

/** The styles besides that of the site's stylesheet. */
const patterns = { double: 'double', dotted: 'dotted', dashed: 'dashed' } as const;

/** A line between parts of the page, optionally with a text or icon in it. */
export const divider = defineBlock({
  widgetType: 'divider',
  title: 'Divider',
  summary: 'A line between parts of the page, optionally with a text or icon.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    style: {
      kind: 'choice',
      options: { solid: 'Solid', double: 'Double', dotted: 'Dotted', dashed: 'Dashed' },
      default: 'solid',
      label: 'Style',
      group: 'content',
      doc: 'The style of the line; the builder’s patterns count as solid. Default: solid.',
      instead: 'solid',
    },
    width: { ...sizeField, label: 'Width', doc: 'The length of the line. Default: the column’s.' },
    align: { ...alignField, label: 'Alignment', doc: 'Aligns a shorter line. Default: start.' },
    look: {
      kind: 'choice',
      options: { line: 'None', line_text: 'Text', line_icon: 'Icon' },
      default: 'line',
      label: 'Add element',
      group: 'content',
      doc: 'A text or an icon in the line. Default: none.',
    },
    text: {
      kind: 'text',
      default: 'Divider',
      label: 'Text',
      group: 'content',
      doc: 'The text in the line. Default: `Divider`.',
      shownIf: { look: 'line_text' },
    },
    html_tag: {
      kind: 'choice',
      options: titleTags,
      default: 'span',
      label: 'HTML tag',
      group: 'content',
      doc: 'The tag of the text. Default: `span`.',
      shownIf: { look: 'line_text' },
    },
    icon: {
      ...iconField,
      label: 'Icon',
      group: 'content',
      doc: 'The icon in the line.',
      shownIf: { look: 'line_icon' },
    },
    color: {
      ...colourField,
      label: 'Color',
      doc: 'The color of the line. Default: that of the site.',
    },
    weight: { ...sizeField, label: 'Weight', doc: 'The thickness of the line. Default: 1 px.' },
    gap: {
      ...sizeField,
      label: 'Gap',
      doc: 'The space above and below the line. Default: that of the site.',
    },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of text or icon. Default: that of the site.',
      shownIf: { look: ['line_text', 'line_icon'] },
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font of the text. Default: that of the site.',
      shownIf: { look: 'line_text' },
    },
  }),
  styles: {
    style: { part: 'nh-divider', write: keyword('--nh-divider-style', patterns) },
    width: { part: 'nh-divider', write: length('inline-size') },
    align: { part: 'nh-divider', write: keyword('margin-inline', margins) },
    color: { part: 'nh-divider', write: colour('--nh-divider-color') },
    weight: { part: 'nh-divider', write: length('--nh-divider-weight') },
    gap: { part: 'nh-divider', write: length('margin-block') },
    text_color: { part: 'nh-divider-text', write: colour('color') },
    typography: { part: 'nh-divider-text', write: typography },
  },
  print({ look, text, html_tag: tag, icon }, context) {
    const drawing = look === 'line_icon' ? printedIcon(icon, context) : undefined;
    const words = look === 'line_text' ? inline(text, context) : [];
    const content = drawing ? [drawing] : words;
    if (content.length === 0) return [printed('hr', { class: 'nh-divider' })];
    const middle = printed(drawing ? 'span' : tag, { class: 'nh-divider-text' }, content);
    return [printed('div', { class: 'nh-divider nh-divider-parted' }, [middle])];
  },
  examples: [
    {
      title: 'A line',
      note: 'The line separates two parts for screen readers too.',
      settings: {},
    },
    {
      title: 'A text in a short line',
      note: 'The text is ordinary text: choose the tag of a title if it is one.',
      settings: {
        look: 'line_text',
        text: 'Since 1987',
        style: 'dashed',
        width: { size: 60, unit: '%' },
        align: 'center',
      },
    },
  ],
});
