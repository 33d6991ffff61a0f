import { defineSettings } from '../../core/settings';
import { type Printed, printed } from '../print/printed';
import { colour, typography } from '../styles';
import { defineBlock, type PrintContext } from './block';
import { colourField, typographyField } from './parts/fields';
import { inline } from './parts/inline';

/** A table of texts. The page builder has none, so its settings have our names. */
export const table = defineBlock({
  widgetType: 'nh-table',
  title: 'Table',
  summary: 'A table of texts that scrolls on narrow screens.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    caption: {
      kind: 'text',
      default: '',
      label: 'Caption',
      group: 'content',
      doc: 'The subject of the table, which also names the area that scrolls. Default: empty.',
    },
    columns: {
      kind: 'list',
      of: { kind: 'text' },
      default: [],
      label: 'Column titles',
      group: 'content',
      doc: 'The title of each column. Default: no titles.',
      examples: [['Work', 'Price']],
    },
    rows: {
      kind: 'list',
      of: {
        kind: 'group',
        open: true,
        fields: {
          cells: {
            kind: 'list',
            of: { kind: 'text' },
            default: [],
            label: 'Cells',
            doc: 'The texts, with inline HTML. Default: none.',
          },
        },
      },
      default: [],
      label: 'Rows',
      group: 'content',
      doc: 'The rows. Default: none.',
    },
    first_column_titles: {
      kind: 'toggle',
      default: true,
      label: 'Titles in first column',
      group: 'content',
      doc: 'The first cell of a row is its title. Default: on.',
    },
    last_column_end: {
      kind: 'toggle',
      default: false,
      label: 'Last column at end',
      group: 'content',
      doc: 'Aligns the last column to the end, for prices and other numbers. Default: off.',
    },
    header_color: {
      ...colourField,
      label: 'Title color',
      doc: 'The color of the column titles. Default: that of the site.',
    },
    text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the cells. Default: that of the site.',
    },
    typography: {
      ...typographyField,
      label: 'Typography',
      doc: 'The font. Default: that of the site.',
    },
  }),
  styles: {
    header_color: { part: 'nh-table thead', write: colour('color') },
    text_color: { part: 'nh-table tbody', write: colour('color') },
    typography: { part: 'nh-table', write: typography },
  },
  print(settings, context) {
    const {
      caption,
      columns,
      rows,
      first_column_titles: hasTitles,
      last_column_end: atEnd,
    } = settings;
    if (rows.length === 0 && columns.length === 0) return [];
    const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
    const body = rows.map(({ cells }) => rowOf(cells, width, hasTitles, context));
    const parts: Printed[] = [];
    const title = inline(caption, context);
    if (title.length > 0) parts.push(printed('caption', {}, title));
    if (columns.length > 0) parts.push(headOf(columns, width, context));
    if (body.length > 0) parts.push(printed('tbody', {}, body));
    // The area can be focused, so that keys scroll it.
    const area = {
      class: 'nh-table-area',
      role: 'group',
      tabindex: '0',
      'aria-label': plain(title),
    };
    return [
      printed('div', area, [
        printed('table', { class: atEnd ? 'nh-table nh-table-numbers' : 'nh-table' }, parts),
      ]),
    ];
  },
  examples: [
    {
      title: 'Prices',
      note: 'The first cell of each row is its title.',
      settings: {
        caption: 'Prices of 2026',
        columns: ['Work', 'Price', 'Time'],
        rows: [
          { cells: ['Notebook, cloth', '£38', '2 weeks'] },
          { cells: ['Thesis, half leather', '£145', '6 weeks'] },
        ],
      },
    },
    {
      title: 'Without titles in the first column',
      note: 'For tables whose rows have no name.',
      settings: {
        caption: 'The next courses',
        columns: ['Date', 'Course'],
        first_column_titles: false,
        rows: [
          { cells: ['7 March', 'Sewing a notebook'] },
          { cells: ['18 April', 'Marbling papers'] },
        ],
      },
    },
  ],
});

function headOf(columns: readonly string[], width: number, context: PrintContext): Printed {
  const cells = filled(columns, width).map((title) =>
    title ? printed('th', { scope: 'col' }, inline(title, context)) : printed('td'),
  );
  return printed('thead', {}, [printed('tr', {}, cells)]);
}

function rowOf(
  cells: readonly string[],
  width: number,
  hasTitle: boolean,
  context: PrintContext,
): Printed {
  const printedCells = filled(cells, width).map((text, index) =>
    hasTitle && index === 0 && text
      ? printed('th', { scope: 'row' }, inline(text, context))
      : printed('td', {}, inline(text, context)),
  );
  return printed('tr', {}, printedCells);
}

/** Returns the texts of a whole row. */
function filled(texts: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, index) => texts[index] ?? '');
}

/** Returns a name of the area that scrolls: the words of the caption. */
function plain(caption: readonly Printed[]): string {
  return wordsOf(caption).trim() || 'Table';
}

function wordsOf(nodes: readonly Printed[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}
