/** The contenders, each brought to the same three steps. They run in the page. */
import Isotope from 'isotope-layout';
import mixitup from 'mixitup';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Shuffle from 'shufflejs';
import { Grid } from '../src/elements/portfolio/grid';
import styles from '../src/elements/portfolio/grid/grid.css?inline';
import { TILE_STYLES, tileHtml, type Work } from './portfolio-tiles';

/** A list that is on the page. */
export interface Shown {
  /** Shows the works of one category; null: all. May return a promise of the end. */
  filter(category: number | null): unknown;
  /** How many works it shows, by what it has drawn. */
  count(): number;
}

export interface Contender {
  /** Brings the tiles into the page, as a server would have printed them; not for what draws them itself. */
  print?(box: HTMLElement, works: readonly Work[]): void;
  /** Brings them to life. */
  start(box: HTMLElement, works: readonly Work[]): Shown;
}

const picture = URL.createObjectURL(
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#998"/></svg>',
    ],
    { type: 'image/svg+xml' },
  ),
);

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + TILE_STYLES);
document.adoptedStyleSheets = [sheet];

function print(box: HTMLElement, works: readonly Work[]): void {
  box.innerHTML = works.map((work) => tileHtml(work, picture)).join('');
}

function visibleTiles(box: HTMLElement): number {
  return [...box.querySelectorAll<HTMLElement>('.tile')].filter((tile) =>
    tile.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  ).length;
}

const selectorOf = (category: number | null): string => (category === null ? '*' : `.c${category}`);

export const contenders: Record<string, Contender> = {
  'isotope-layout': {
    print,
    start(box) {
      const isotope = new Isotope(box, {
        itemSelector: '.tile',
        transitionDuration: 0,
        // Without it each tile's old place is read between the writes: minutes for 5,000.
        layoutInstant: true,
        masonry: { gutter: 1 },
      });
      return {
        filter: (category) => isotope.arrange({ filter: selectorOf(category) }),
        count: () => visibleTiles(box),
      };
    },
  },
  shufflejs: {
    print,
    start(box) {
      const shuffle = new Shuffle(box, { itemSelector: '.tile', speed: 0, gutterWidth: 1 });
      return {
        filter: (category) =>
          shuffle.filter(category === null ? Shuffle.ALL_ITEMS : `c${category}`),
        count: () => visibleTiles(box),
      };
    },
  },
  mixitup: {
    print(box, works) {
      // It filters and leaves the layout to the page.
      box.style.cssText = 'display: flex; flex-wrap: wrap; align-items: start; column-gap: 1px';
      print(box, works);
    },
    start(box) {
      const mixer = mixitup(box, { selectors: { target: '.tile' }, animation: { enable: false } });
      return {
        filter: (category) => mixer.filter(category === null ? 'all' : selectorOf(category)),
        count: () => visibleTiles(box),
      };
    },
  },
  'nh-elements': {
    start(box, works) {
      const root = createRoot(box);
      const show = (items: readonly Work[]) =>
        flushSync(() =>
          root.render(
            <Grid
              look="masonry"
              columns={3}
              items={items}
              total={items.length}
              {...{ keyOf, ratioOf, renderItem }}
            />,
          ),
        );
      show(works);
      return {
        filter: (category) =>
          show(category === null ? works : works.filter((work) => work.category === category)),
        count: () => Number(box.querySelector('li')?.getAttribute('aria-setsize')),
      };
    },
  },
};

const keyOf = ({ key }: Work): string => key;
const ratioOf = ({ width, height }: Work): number => width / height;
const renderItem = ({ title, width, height }: Work) => (
  <a href="#work">
    <img loading="lazy" alt="" {...{ width, height }} src={picture} />
    <span className="title">{title}</span>
    <span className="badge">bound</span>
  </a>
);
