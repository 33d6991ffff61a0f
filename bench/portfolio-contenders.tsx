/** The contenders, each brought to the same three steps. They run in the page. */
import Isotope from 'isotope-layout';
import mixitup from 'mixitup';
import Shuffle from 'shufflejs';
import { defineElement, type ElementOf } from '../src/core/element';
import * as body from '../src/elements/works/portfolio/portfolio';
import { portfolio } from '../src/elements/works/portfolio/portfolio.element';
import { CATEGORIES, TILE_STYLES, tileHtml, type Work } from './portfolio-tiles';

/** A list that is on the page. */
export interface Shown {
  /** Ends when it is drawn; absent: it is when it has started. */
  readonly drawn?: Promise<void>;
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

/** Served beside the page: the element takes no `blob:`. */
const picture = new URL('/picture.svg', location.href).href;

const sheet = new CSSStyleSheet();
sheet.replaceSync(TILE_STYLES);
document.adoptedStyleSheets = [sheet];

defineElement({ ...portfolio, load: () => body }, { shadow: false });

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
      const element = document.createElement('nh-portfolio') as ElementOf<typeof portfolio>;
      Object.assign(element, { items: works.map(printedItem), settings });
      box.append(element);
      return {
        drawn: drawn(element),
        filter(category) {
          const name = category === null ? 'All' : nameOf(category);
          const filters = [...element.querySelectorAll<HTMLElement>('[part~="filter"]')];
          filters.find(({ textContent }) => textContent === name)?.click();
        },
        count: () =>
          Number(element.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize')),
      };
    },
  },
};

async function drawn(element: Element): Promise<void> {
  while (!element.querySelector('li[aria-setsize]')) await new Promise(requestAnimationFrame);
}

const nameOf = (category: number): string => `Category ${category}`;

const settings = {
  columns: 3,
  itemsPerPage: 100_000,
  categories: Array.from({ length: CATEGORIES }, (_, id) => ({
    id: id + 1,
    name: nameOf(id),
    count: 1,
  })),
};

/** A work as the REST API gives it. */
function printedItem({ key, title, category, width, height }: Work): object {
  return {
    id: Number(key) + 1,
    link: '/work',
    title: { rendered: title },
    'portfolio-type': 'page',
    'thumbnail-image-url': picture,
    'thumbnail-image-meta': { alt: '', width, height },
    'astra-portfolio-categories': [category + 1],
    'astra-site-type': 'bound',
  };
}
