import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, keyword, length, textAlign, typography } from '../styles';
import { defineBlock } from './block';
import { alignField, colourField, sizeField, typographyField } from './parts/fields';
import { blockHtml } from './parts/inline';
import { measureAlign } from './parts/measure-align';

const columns = { '1': '1', '2': '2', '3': '3', '4': '4' } as const;

/** A text of paragraphs, lists and links. A drop cap is drawn by `<nh-text-editor>`. */
export const textEditor = defineBlock({
  widgetType: 'text-editor',
  title: 'Text editor',
  summary: 'A text of paragraphs, lists and links, optionally in columns or with a drop cap.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    editor: {
      kind: 'text',
      default: '',
      label: 'Text',
      group: 'content',
      doc: 'HTML. In a text without tags, blank lines separate paragraphs. Default: empty.',
      examples: ['<p>Sewn, not glued.</p>'],
    },
    drop_cap: {
      kind: 'toggle',
      default: false,
      label: 'Drop cap',
      group: 'content',
      doc: 'Enlarges the first letter, by `<nh-text-editor>`. Default: off.',
    },
    text_columns: {
      kind: 'choice',
      options: { '': 'Default', ...columns },
      responsive: true,
      label: 'Columns',
      group: 'style',
      doc: 'The number of columns. Default: one.',
    },
    column_gap: {
      ...sizeField,
      label: 'Columns gap',
      doc: 'The space between columns. Default: that of the browser.',
      shownIf: { text_columns: ['2', '3', '4'] },
      examples: [{ size: 32, unit: 'px' }],
    },
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the text. Default: start.' },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the text. Default: that of the site.',
    },
    link_color: {
      ...colourField,
      label: 'Link color',
      doc: 'The color of links. Default: that of the site.',
    },
    link_hover_color: {
      ...colourField,
      label: 'Link color on hover',
      doc: 'The color of links under the pointer. Default: as otherwise.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
    paragraph_spacing: {
      ...sizeField,
      label: 'Paragraph spacing',
      doc: 'The space below paragraphs. Default: that of the site.',
      examples: [{ size: 1, unit: 'em' }],
    },
  }),
  styles: {
    align: [{ write: textAlign }, { part: 'nh-text', write: measureAlign }],
    text_columns: { part: 'nh-text', write: keyword('columns', columns) },
    column_gap: { part: 'nh-text', write: length('column-gap') },
    text_color: { part: 'nh-text', write: colour('color') },
    link_color: { part: 'nh-text a', write: colour('color') },
    link_hover_color: { part: 'nh-text a', state: 'hover', write: colour('color') },
    typography: { part: 'nh-text', write: typography },
    paragraph_spacing: { part: 'nh-text p', write: length('margin-block-end') },
  },
  print({ editor, drop_cap: hasDropCap }, context) {
    const content = blockHtml(editor, context);
    if (content.length === 0) return [];
    const text = printed('div', { class: 'nh-text', 'data-nh-drawn': hasDropCap }, content);
    return hasDropCap
      ? [printed('nh-text-editor', { settings: '{"drop_cap":"yes"}' }, [text])]
      : [text];
  },
  examples: [
    {
      title: 'Paragraphs',
      note: 'Blank lines separate paragraphs in a text without tags.',
      settings: {
        editor:
          'Most of our work is one book at a time.\n\nWe say what it costs before we start, and nothing is added afterwards.',
      },
    },
    {
      title: 'HTML in two columns',
      note: 'A narrow screen has its own number of columns.',
      settings: {
        editor:
          '<p>Bring the book, or <a href="/contact">send photographs</a> of its spine and hinges.</p><ul><li>Within a week you have a letter.</li><li>It says what each part costs.</li></ul>',
        text_columns: '2',
        text_columns_mobile: '1',
        column_gap: { size: 32, unit: 'px' },
      },
    },
  ],
});
