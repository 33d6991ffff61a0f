import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Bar, chart } from './chart';

/**
 * What a chart shows. A comment above its table says it in Markdown:
 * `<!-- chart: first layout | in milliseconds | npm run bench:portfolio, 2 cores, 25 November 2026 | nh-elements -->`
 */
interface ChartNote {
  /** The head of a column, or the first cell of a row. */
  readonly name: string;
  readonly unit: string;
  /** Command, machine and date. */
  readonly origin: string;
  /** The names of the bars that are about our code. */
  readonly ours: readonly string[];
}

/** Puts the charts that comments ask for above their tables. */
export async function placeCharts(tree: Root): Promise<void> {
  for (const node of [...tree.children]) {
    const note = node.type === 'comment' ? chartNote(node.value) : undefined;
    if (!note) continue;
    const index = tree.children.indexOf(node);
    const table = tree.children.slice(index).find(isTable);
    if (!table) throw new Error(`The chart “${note.name}” has no table below it.`);
    tree.children.splice(index, 1, await figure(note, barsOf(note, table)));
  }
}

function chartNote(comment: string): ChartNote | undefined {
  if (!comment.startsWith(' chart: ')) return undefined;
  const [name = '', unit = '', origin = '', ours = ''] = comment
    .slice(' chart: '.length)
    .split('|')
    .map((part) => part.trim());
  return { name, unit, origin, ours: ours.split(',').map((one) => one.trim()) };
}

/** The bars of a column, one for each row, or of a row, one for each column. */
function barsOf({ name, ours }: ChartNote, table: Element): readonly Bar[] {
  const [heads = [], ...rows] = elementsIn(table, 'tr').map((row) =>
    row.children.filter((cell) => cell.type === 'element').map(textOf),
  );
  const column = heads.indexOf(name, 1);
  const row = rows.find(([first]) => first === name);
  const pairs =
    column > 0
      ? rows.map((cells) => [cells[0], cells[column]] as const)
      : heads.slice(1).map((head, index) => [head, row?.[index + 1]] as const);
  return pairs.flatMap(([bar = '', cell = '']) => {
    const [text, value] = measured(cell);
    if (value === undefined) throw new Error(`The chart “${name}” finds no number in “${cell}”.`);
    return [{ name: bar, value, text, isOurs: ours.includes(bar) }];
  });
}

/** The first figure of a cell, with its unit, and the number to draw: the higher one of `55 to 57 ms`. */
function measured(cell: string): readonly [text: string, value: number | undefined] {
  const [text = ''] = /^\d[\d,.]*(?: to \d[\d,.]*)?(?: [a-zA-Zµ]+)?/.exec(cell) ?? [];
  const numbers = text.match(/\d[\d,.]*/g) ?? [];
  const [last] = numbers.slice(-1);
  return [text, last === undefined ? undefined : Number(last.replaceAll(',', ''))];
}

async function figure({ name, unit, origin }: ChartNote, bars: readonly Bar[]): Promise<Element> {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${unit}`;
  const words = bars.map((bar) => `${bar.name} ${bar.text}`).join('; ');
  const svg = (await chart(bars)).replace('<svg ', '<svg aria-hidden="true" focusable="false" ');
  // The SVG is ours, from numbers and names of our own tables.
  const drawing = { type: 'raw', value: svg } as unknown as Element;
  return element('figure', { className: ['docs-chart'] }, [
    element('figcaption', {}, [text(title)]),
    element('div', { role: 'img', ariaLabel: `Chart: ${title}. ${words}.` }, [drawing]),
    element('p', {}, [text(origin)]),
  ]);
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string) => ({ type: 'text', value }) as const;

const isTable = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'table';

function elementsIn(node: Element, tagName: string): readonly Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}
