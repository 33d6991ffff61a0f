import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Template } from '../../api/libraries/template';
import { filledList } from '../../core/state/lists';
import { isChosen, type Range, type Rows, rowAt, type Selection } from '../listing';
import { useItemDrag } from './drag/use-item-drag';
import { Headings } from './headings';
import type { KeyCommand } from './keys';
import { columnsIn, indexesOf, type Layout, lineCount, linesInView } from './lines';
import { type ItemProps, ListLine } from './list-line';
import type { Sort, SortKey } from './sort';
import { Tile } from './tile';
import { useItemCommands } from './use-item-commands';
import { useItemFocus } from './use-item-focus';
import { useViewport } from './use-viewport';

/** The view of a list of templates. */
export type ViewKind = 'list' | 'tiles';

/** The props of a list of templates. */
export interface ItemGridProps {
  /** The accessible name. */
  readonly label: string;
  readonly view: ViewKind;
  readonly rows: Rows<Template>;
  /** True while the rows of another query are loading. */
  readonly isChanging: boolean;
  readonly selection: Selection;
  readonly sort: Sort;
  readonly sortBy: (pressed: SortKey) => void;
  /** Called with the visible indexes. Pass a stable function. */
  readonly show: (range: Range) => void;
  /** Called with each command, and the item that it concerns. */
  readonly act: (command: KeyCommand, index: number, item: HTMLElement) => void;
  /**
   * Called after the selected items were dropped on a folder, or outside all folders (null). Elements accept drops
   * if they have the attribute `data-drop-folder`: the folder's id, or empty. Undefined disables dragging.
   */
  readonly drop?: ((folder: string | null) => void) | undefined;
}

/**
 * The dimensions of each view: the height of a line and the minimum width of an item in rem, the maximum number of
 * columns, and the number of DOM nodes in a line.
 */
const shapes = {
  list: { line: 2.75, item: 10, most: 1, nodes: () => 10 },
  /** Too narrow for columns: a second line shows type and date. */
  narrow: { line: 3.5, item: 10, most: 1, nodes: () => 10 },
  tiles: { line: 13, item: 10.5, most: 6, nodes: (columns: number) => 1 + 6 * columns },
};

/** The width in rem below which a list has two lines for each item, as in `grid.css`. */
const NARROW = 44;

/**
 * A virtual list of templates, as lines or tiles: only visible lines are rendered, with at most 300 nodes. The list
 * has one tab stop. The focused item stays rendered when it scrolls out of view.
 */
export function ItemGrid(props: ItemGridProps): ReactNode {
  const { label, view, rows, isChanging, selection, sort, sortBy, show } = props;
  const box = useRef<HTMLDivElement>(null);
  const viewport = useViewport(box, shapes[view].line);
  const { rem, width } = viewport;
  const isNarrow = view === 'list' && width < NARROW * rem;
  const { line, item, most, nodes } = shapes[isNarrow ? 'narrow' : view];
  const { total = 0 } = rows;
  const columns = columnsIn(width, item * rem, most);
  const layout = useMemo<Layout>(
    () => ({ total, columns, lineHeight: line * rem, lineNodes: nodes(columns) }),
    [total, columns, line, rem, nodes],
  );
  const lines = linesInView(layout, viewport);
  const indexes = indexesOf(layout, lines ?? { first: 0, last: 0 });
  const { first, last } = indexes;
  useLayoutEffect(() => show({ first, last: Math.max(first, last) }), [show, first, last]);
  const focusListeners = useItemFocus(box, layout, selection.focus);
  const listeners = useItemCommands(box, layout, props);
  const dragLabel = useItemDrag(box, props);
  const focusLine = Math.floor(selection.focus / columns);
  const headings = view === 'list' ? 1 : 0;
  return (
    <>
      <div
        ref={box}
        role="grid"
        part="grid"
        data-view={view}
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={rows.total === undefined ? -1 : lineCount(layout) + headings}
        aria-busy={isChanging || undefined}
        {...listeners}
        {...focusListeners}
      >
        {view === 'list' && <Headings sort={sort} sortBy={sortBy} />}
        <div role="rowgroup" part="lines" style={sizeOf(layout)}>
          {renderedLines(lines, focusLine, lineCount(layout)).map((one) => (
            <Line key={one} line={one} {...{ view, layout, rows, selection }} />
          ))}
        </div>
      </div>
      {dragLabel}
    </>
  );
}

interface LineProps extends Pick<ItemGridProps, 'view' | 'rows' | 'selection'> {
  readonly line: number;
  readonly layout: Layout;
}

function Line({ view, line, layout, rows, selection }: LineProps): ReactNode {
  if (view === 'list') return <ListLine {...itemProps(line, rows, selection)} />;
  const { first, last } = indexesOf(layout, { first: line, last: line });
  const indexes = filledList(last - first + 1, (offset) => first + offset);
  return (
    <div
      role="row"
      part="line"
      aria-rowindex={line + 1}
      style={{ insetBlockStart: `calc(var(--line-size) * ${line})` }}
    >
      {indexes.map((index) => (
        <Tile key={index} {...itemProps(index, rows, selection)} />
      ))}
    </div>
  );
}

function itemProps(index: number, rows: Rows<Template>, selection: Selection): ItemProps {
  const row = rowAt(rows, index);
  return {
    index,
    row,
    isChosen: row !== undefined && isChosen(selection, row),
    hasFocus: index === selection.focus,
  };
}

function renderedLines(
  lines: Range | undefined,
  focusLine: number,
  count: number,
): readonly number[] {
  if (!lines) return [];
  const { first, last } = lines;
  const all = filledList(last - first + 1, (offset) => first + offset);
  if (focusLine >= count) return all;
  // In document order, which the Tab key and screen readers follow.
  if (focusLine < first) return [focusLine, ...all];
  return focusLine > last ? [...all, focusLine] : all;
}

function sizeOf(layout: Layout): CSSProperties {
  const { lineHeight, columns } = layout;
  return {
    '--line-size': `${lineHeight}px`,
    '--columns': columns,
    blockSize: lineHeight * lineCount(layout),
  } as CSSProperties;
}
