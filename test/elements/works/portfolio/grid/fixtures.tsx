import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Grid, type GridProps } from '../../../../../src/elements/works/portfolio/grid';
import styles from '../../../../../src/elements/works/portfolio/grid/grid.css?inline';
import { rendered } from '../../../../page-objects/until';

/** A test item: the aspect ratio of its image, and its title. */
export interface Work {
  readonly key: string;
  readonly ratio?: number | undefined;
  readonly title?: string;
  readonly picture?: string;
}

/** Items with images of many aspect ratios. */
export function works(count: number, prefix = 'work'): Work[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `${prefix}-${index}`,
    ratio: 0.6 + ((index * 7) % 13) / 10,
    title: `${prefix} ${index}`,
  }));
}

/** A grid in a page. */
export interface MountedGrid {
  readonly box: HTMLElement;
  /** Renders the grid again with other properties. */
  set(props: Partial<GridProps<Work>>): void;
  readonly list: HTMLElement;
  /** The list items that are in the DOM. */
  tiles(): HTMLElement[];
  /** The list item of an index; undefined if it is not in the DOM. */
  tile(index: number): HTMLElement | undefined;
  /** The indices of the visible items. */
  visible(): number[];
  unmount(): void;
}

export interface MountOptions extends Partial<GridProps<Work>> {
  /** The parent of the grid; default: the page's body. */
  readonly into?: Element | ShadowRoot;
  readonly width?: number;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${styles}
  .work { display: block; font: 16px/20px sans-serif; }
  .work img, .work span { display: block; inline-size: 100%; aspect-ratio: var(--nh-tile-ratio); object-fit: cover; background: #ddd; }
`);

const mounted = new Set<MountedGrid>();

/** Removes all grids of a test. */
export function clearGrids(): void {
  for (const grid of mounted) grid.unmount();
  window.scrollTo(0, 0);
}

function drawWork({ title, picture }: Work) {
  return (
    <a className="work" href="#work">
      {picture === undefined ? <span /> : <img src={picture} alt="" />}
      {title}
    </a>
  );
}

/** Renders a grid of items. */
export function mountGrid({ into = document.body, width, ...first }: MountOptions): MountedGrid {
  const root = into.getRootNode() as Document | ShadowRoot;
  root.adoptedStyleSheets = [sheet];
  const box = into.appendChild(document.createElement('div'));
  if (width !== undefined) box.style.width = `${width}px`;
  let props: GridProps<Work> = {
    items: [],
    keyOf: ({ key }) => key,
    ratioOf: ({ ratio }) => ratio,
    look: 'masonry',
    total: first.items?.length ?? 0,
    renderItem: drawWork,
    textOf: ({ title = '' }) => title,
    ...first,
  };
  const react = createRoot(box);
  const draw = () => flushSync(() => react.render(<Grid {...props} />));
  draw();
  const grid: MountedGrid = {
    box,
    get list() {
      return box.querySelector('ul') as HTMLElement;
    },
    set(changed) {
      props = { ...props, total: changed.items?.length ?? props.total, ...changed };
      draw();
    },
    tiles: () => [...box.querySelectorAll<HTMLElement>('li')],
    tile: (index) =>
      box.querySelector<HTMLElement>(`li[aria-posinset="${index + 1}"]`) ?? undefined,
    visible: () =>
      grid
        .tiles()
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((tile) => Number(tile.getAttribute('aria-posinset')) - 1),
    unmount() {
      react.unmount();
      box.remove();
      mounted.delete(grid);
    },
  };
  mounted.add(grid);
  return grid;
}

/** Scrolls the page and waits for the grid. */
export async function scrollPage(top: number): Promise<void> {
  window.scrollTo(0, top);
  await rendered();
}

/** The address of an SVG image of this size. */
export function imageOf(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
