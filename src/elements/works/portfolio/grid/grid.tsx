import {
  type CSSProperties,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Tile } from './arrangement';
import { Findable } from './findable';
import { GridController, type GridOptions } from './grid-controller';

/** What a body says of its grid. */
export interface GridProps<T> extends GridOptions<T> {
  /**
   * `masonry`: each picture has its own proportions. `square`: all are squares. Either way the tile
   * reads them as `aspect-ratio: var(--nh-tile-ratio)`.
   */
  readonly look: 'masonry' | 'square';
  /** How many items there are in all, with those that are not here yet; -1 where nobody knows. */
  readonly total: number;
  /** Draws the content of a tile. Keep it the same function, or every tile is drawn again. */
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** What find-in-page finds an item by while it is not drawn; keep it the same function. */
  readonly textOf: (item: T) => string;
  /** What the list is called. */
  readonly label?: string | undefined;
}

/**
 * A masonry of which only what is near the viewport is in the DOM, in item order.
 *
 * Bring `grid.css` with it. The gap is the custom property `--nh-portfolio-gap`, 1 px by default.
 */
export function Grid<T>(props: GridProps<T>): ReactNode {
  return <MasonryGrid key={props.look} {...props} />;
}

const SQUARE = (): number => 1;

function MasonryGrid<T>({
  items,
  keyOf,
  ratioOf,
  look,
  columns,
  isExact,
  memory,
  onEndNear,
  total,
  renderItem,
  textOf,
  label,
}: GridProps<T>): ReactNode {
  const [controller] = useState(() => new GridController<T>());
  const picture = useSyncExternalStore(controller.subscribe, controller.picture);
  const list = useRef<HTMLUListElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const [, draw] = useState(false);

  useLayoutEffect(() => {
    if (!list.current || !room.current || !before.current || !after.current) return;
    // The store is subscribed to after the first paint; this draws before it.
    draw(true);
    return controller.connect({
      list: list.current,
      room: room.current,
      rests: [before.current, after.current],
      drawAtOnce: flushSync,
    });
  }, [controller]);

  useLayoutEffect(() => {
    const ratios = look === 'square' ? SQUARE : ratioOf;
    controller.update({ items, keyOf, ratioOf: ratios, columns, isExact, memory, onEndNear });
  }, [controller, items, keyOf, ratioOf, look, columns, isExact, memory, onEndNear]);

  // Each picture is settled once it is drawn.
  useLayoutEffect(() => controller.settle(), [controller, picture]);

  const texts = useMemo(() => items.map(textOf), [items, textOf]);
  const drawnTiles = useMemo(() => new Set(picture.tiles.map(({ index }) => index)), [picture]);
  const { drawn, height, tileWidth, stride } = picture;
  const columnsOf = { blockSize: height, '--nh-grid-columns': picture.columns } as CSSProperties;
  return (
    <div className="nh-grid">
      <div ref={room} className="nh-grid-room" />
      <ul
        ref={list}
        part="grid"
        className="nh-grid-tiles"
        // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to WebKit
        role="list"
        aria-label={label}
        style={columnsOf}
      >
        {picture.tiles.map(({ key, item, index, column, top, ratio }) => (
          <ListItem
            key={key}
            name={key}
            {...{ controller, item, index, top, ratio, total, renderItem }}
            start={column * stride}
            width={tileWidth}
          />
        ))}
      </ul>
      {height > 0 && <Findable texts={texts} drawn={drawnTiles} bandOf={controller.bandOf} />}
      <div ref={before} className="nh-grid-rest" style={rest(0, drawn.top)} />
      <div ref={after} className="nh-grid-rest" style={rest(drawn.bottom, height)} />
    </div>
  );
}

function rest(from: number, to: number): CSSProperties {
  return { insetBlockStart: from, blockSize: Math.max(0, to - from) };
}

interface ListItemProps<T> extends Pick<Tile<T>, 'item' | 'index' | 'top' | 'ratio'> {
  readonly controller: GridController<T>;
  readonly name: string;
  readonly start: number;
  readonly width: number;
  readonly total: number;
  readonly renderItem: GridProps<T>['renderItem'];
}

const ListItem = memo(function ListItem<T>(props: ListItemProps<T>): ReactNode {
  const { controller, name, item, index, top, start, width, ratio, total, renderItem } = props;
  const box = useRef<HTMLLIElement>(null);
  useLayoutEffect(
    () => (box.current ? controller.watch(box.current, name) : undefined),
    [controller, name],
  );
  // A tile that only moves is not drawn again.
  const content = useMemo(() => renderItem(item, index), [renderItem, item, index]);
  const style = {
    insetBlockStart: top,
    insetInlineStart: start,
    inlineSize: width,
    '--nh-tile-ratio': ratio,
  } as CSSProperties;
  return (
    <li ref={box} part="item" style={style} aria-setsize={total} aria-posinset={index + 1}>
      {content}
    </li>
  );
}) as <T>(props: ListItemProps<T>) => ReactNode;
