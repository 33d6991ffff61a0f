import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { isChosen, type Range, type Rows, rowAt, type Selection } from '../listing';
import type { Template } from '../wire/template';
import { useItemDrag } from './drag/use-item-drag';
import { Headings } from './headings';
import type { KeyCommand } from './keys';
import { columnsIn, type Layout, lineCount, linesInView, placesOf } from './lines';
import { type ItemProps, ListLine } from './list-line';
import type { Sort, SortKey } from './sort';
import { Tile } from './tile';
import { useItemCommands } from './use-item-commands';
import { useItemFocus } from './use-item-focus';
import { useViewport } from './use-viewport';

/** How the items of a library are shown. */
export type ViewKind = 'list' | 'tiles';

/** What a list of templates is drawn from. */
export interface ItemGridProps {
  /** What the list is called. */
  readonly label: string;
  readonly view: ViewKind;
  readonly rows: Rows<Template>;
  /** The rows of another query are on their way. */
  readonly isChanging: boolean;
  readonly selection: Selection;
  readonly sort: Sort;
  readonly sortBy: (pressed: SortKey) => void;
  /** Is told which places are in view. Keep it the same function. */
  readonly show: (range: Range) => void;
  /** Is told what a person wants, and with which item. */
  readonly act: (command: KeyCommand, place: number, item: HTMLElement) => void;
  /**
   * The chosen ones were dragged to a folder, or outside of all (null): what takes them is marked by
   * `data-drop-folder`, the folder's id or nothing. Missing: nothing can be dragged.
   */
  readonly drop?: ((folder: string | null) => void) | undefined;
}

/** The height of a line and the least width of an item in rem, items beside each other, nodes of a line. */
const shapes = {
  list: { line: 3.5, item: 10, most: 1, nodes: () => 10 },
  tiles: { line: 13, item: 10.5, most: 6, nodes: (columns: number) => 1 + 6 * columns },
};

/**
 * A list of any length, of which the lines in view are drawn: at most 300 nodes. It is one stop of the Tab
 * key; the item that has the focus stays drawn wherever the list is scrolled to.
 */
export function ItemGrid(props: ItemGridProps): ReactNode {
  const { label, view, rows, isChanging, selection, sort, sortBy, show } = props;
  const { line, item, most, nodes } = shapes[view];
  const box = useRef<HTMLDivElement>(null);
  const viewport = useViewport(box, line);
  const { rem, width } = viewport;
  const { total = 0 } = rows;
  const columns = columnsIn(width, item * rem, most);
  const layout = useMemo<Layout>(
    () => ({ total, columns, lineHeight: line * rem, lineNodes: nodes(columns) }),
    [total, columns, line, rem, nodes],
  );
  const lines = linesInView(layout, viewport);
  const places = placesOf(layout, lines ?? { first: 0, last: 0 });
  const { first, last } = places;
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
          {drawn(lines, focusLine, lineCount(layout)).map((one) => (
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
  if (view === 'list') return <ListLine {...itemAt(line, rows, selection)} />;
  const { first, last } = placesOf(layout, { first: line, last: line });
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div
      role="row"
      part="line"
      aria-rowindex={line + 1}
      style={{ insetBlockStart: `calc(var(--line-size) * ${line})` }}
    >
      {places.map((place) => (
        <Tile key={place} {...itemAt(place, rows, selection)} />
      ))}
    </div>
  );
}

function itemAt(place: number, rows: Rows<Template>, selection: Selection): ItemProps {
  const row = rowAt(rows, place);
  return {
    place,
    row,
    isChosen: row !== undefined && isChosen(selection, row),
    hasFocus: place === selection.focus,
  };
}

function drawn(lines: Range | undefined, focusLine: number, count: number): readonly number[] {
  if (!lines) return [];
  const { first, last } = lines;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (focusLine >= count) return all;
  // In the order of the page, by which the Tab key and screen readers go.
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
