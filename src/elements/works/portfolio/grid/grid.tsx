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
import { isRatio } from './tile-sizes';

/** The props of {@link Grid}. */
export interface GridProps<T> extends GridOptions<T> {
  /**
   * `masonry`: each image keeps its aspect ratio. `square`: all images are square. Tiles apply it as
   * `aspect-ratio: var(--nh-tile-ratio)`.
   */
  readonly look: 'masonry' | 'square';
  /** Total number of items, including those not loaded yet; -1 if unknown (as `aria-setsize`). */
  readonly total: number;
  /** Renders the content of a tile. Pass a stable function, or every tile is rendered again. */
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Returns the text by which find-in-page finds an item that is not rendered. Pass a stable function. */
  readonly textOf: (item: T) => string;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
}

/**
 * A virtualized masonry: only the items near the viewport are in the DOM, in item order.
 *
 * Needs `grid.css`. The gap is the custom property `--nh-portfolio-gap`, 1 px by default; `--nh-portfolio-ratio`
 * gives all images of a masonry one aspect ratio.
 */
export function Grid<T>(props: GridProps<T>): ReactNode {
  return <MasonryGrid key={props.look} {...props} />;
}

/** The aspect ratio that the page sets for all images; undefined with `auto`. */
function pageRatio(ruler: Element): number | undefined {
  const [width, height = 1] = getComputedStyle(ruler).aspectRatio.split('/').map(Number.parseFloat);
  const ratio = (width ?? 0) / height;
  return isRatio(ratio) ? ratio : undefined;
}

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
  const snapshot = useSyncExternalStore(controller.subscribe, controller.snapshot);
  const list = useRef<HTMLUListElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const [, render] = useState(false);

  useLayoutEffect(() => {
    if (!list.current || !ruler.current || !before.current || !after.current) return;
    // React subscribes to the store after the first paint; this renders before it.
    render(true);
    return controller.connect({
      list: list.current,
      ruler: ruler.current,
      spacers: [before.current, after.current],
      renderNow: flushSync,
    });
  }, [controller]);

  useLayoutEffect(() => {
    const oneRatio = look === 'square' ? 1 : ruler.current ? pageRatio(ruler.current) : undefined;
    const ratios = oneRatio ? () => oneRatio : ratioOf;
    controller.update({
      items,
      keyOf,
      ratioOf: ratios,
      oneRatio,
      columns,
      isExact,
      memory,
      onEndNear,
    });
  }, [controller, items, keyOf, ratioOf, look, columns, isExact, memory, onEndNear]);

  // Each snapshot is corrected after it is rendered, before the paint.
  useLayoutEffect(() => controller.settle(), [controller, snapshot]);

  const texts = useMemo(() => items.map(textOf), [items, textOf]);
  const rendered = useMemo(() => new Set(snapshot.tiles.map(({ index }) => index)), [snapshot]);
  const { drawn, height, tileWidth, stride, isFirst } = snapshot;
  const style = { blockSize: height, '--nh-grid-columns': snapshot.columns } as CSSProperties;
  return (
    <div className="nh-grid">
      <div ref={ruler} className="nh-grid-room" />
      <ul
        ref={list}
        part="grid"
        className="nh-grid-tiles"
        // biome-ignore lint/a11y/noRedundantRoles: WebKit exposes a list without markers as a list only with a role
        role="list"
        aria-label={label}
        style={style}
      >
        {snapshot.tiles.map(({ key, item, index, column, top, ratio }) => (
          <ListItem
            key={key}
            name={key}
            {...{ controller, item, index, top, ratio, total, renderItem }}
            start={column * stride}
            width={tileWidth}
          />
        ))}
      </ul>
      {!isFirst && <Findable texts={texts} drawn={rendered} bandOf={controller.bandOf} />}
      <div ref={before} className="nh-grid-rest" style={spacer(0, drawn.top)} />
      <div ref={after} className="nh-grid-rest" style={spacer(drawn.bottom, height)} />
    </div>
  );
}

function spacer(from: number, to: number): CSSProperties {
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
  // The content of a tile that only moves is not rendered again.
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
