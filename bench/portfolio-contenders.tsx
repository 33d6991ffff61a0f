/** The contenders, with the same three steps. Runs in the page. */
import Isotope from 'isotope-layout';
import mixitup from 'mixitup';
import Shuffle from 'shufflejs';
import { defineElement, type ElementOf } from '../src/core/element';
import firstStyles from '../src/elements/works/portfolio/first.css?inline';
import * as body from '../src/elements/works/portfolio/portfolio';
import { portfolio } from '../src/elements/works/portfolio/portfolio.element';
import * as controller from '../src/elements/works/portfolio/portfolio.enhance';
import { CATEGORIES, itemHtml, TILE_STYLES, tileHtml, type Work } from './portfolio-tiles';

/** A list that is on the page. */
export interface Shown {
  /** Resolves when the list is drawn; absent: it is drawn synchronously. */
  readonly drawn?: Promise<void>;
  /** Shows the works of one category; null: all. May return a promise of the end. */
  filter(category: number | null): unknown;
  /** The number of shown works, counted in the DOM. */
  count(): number;
}

export interface Contender {
  /** Makes the library ready to draw from data; called before the clock starts. */
  define?(): void;
  /** Puts the tiles into the page as a server would print them. */
  print(box: HTMLElement, works: readonly Work[]): void;
  /** Draws the list from data; absent for a library that only arranges printed tiles. */
  draw?(box: HTMLElement, works: readonly Work[]): Shown;
  /** Starts the library on printed tiles. */
  start(box: HTMLElement): Shown;
}

/** Served beside the page: the element does not accept `blob:`. */
const picture = new URL('/picture.svg', location.href).href;

const sheet = new CSSStyleSheet();
// `nh.css` is in the head of a page, so its rules come before those of the script.
sheet.replaceSync(firstStyles + TILE_STYLES);
document.adoptedStyleSheets = [sheet];

function define(): void {
  const contract = { ...portfolio, load: () => body, enhance: () => controller };
  defineElement(contract, { shadow: false });
}

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
        // Without this option, each tile's old position is read between the writes: minutes for 5,000.
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
      // mixitup filters and leaves the layout to the page.
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
    define,
    print(box, works) {
      const list = works.map((work) => itemHtml(work, picture)).join('');
      box.innerHTML = `<nh-portfolio><ul>${list}</ul></nh-portfolio>`;
      const json = JSON.stringify({ ...complete, total: works.length });
      box.firstElementChild?.setAttribute('settings', json);
    },
    start(box) {
      define();
      return {
        drawn: settled(box.firstElementChild as ElementOf<typeof portfolio>),
        filter: () => {},
        count: () => box.querySelectorAll('li[style*="inset-block-start"]').length,
      };
    },
    draw(box, works) {
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

/** Resolves as soon as the element has tiles, which the next frame paints. */
function drawn(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.querySelector('li[aria-setsize]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, subtree: true });
  });
}

async function settled(element: ElementOf<typeof portfolio>): Promise<void> {
  await element.updateComplete;
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

/** The settings of a list that is printed completely. */
const complete = {
  columns: 3,
  showCategories: 'no',
  showSearch: 'no',
  'show-quick-view': 'no',
};

/** A work as the REST API returns it. */
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
