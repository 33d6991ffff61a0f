import { sampleOf } from './samples';

/** The input of an element with many items. */
export interface Many {
  /** Settings by which the element draws the items. */
  readonly settings?: object;
  /** The items as a server prints them. */
  readonly printed?: string;
}

/** The numbers of items of the elements that take long for each. */
const fewer: Readonly<Record<string, number>> = {
  'nh-image-carousel': 400,
  'nh-lightbox': 500,
  'nh-masonry': 500,
  'nh-region-editor': 150,
};

/** The numbers of items whose times are compared: the greater one is twice this. */
export const countOf = (tag: string): number => fewer[tag] ?? 1000;

type Item = (number: number) => unknown;

const list = (count: number, item: Item): unknown[] =>
  Array.from({ length: count }, (_, index) => item(index + 1));

const text = (count: number, item: (number: number) => string): string =>
  list(count, item).join('');

const drawn =
  (tag: string, key: string, item: Item) =>
  (count: number): Many => ({
    settings: { ...sampleOf({ tag } as never).settings, [key]: list(count, item) },
  });

const printed =
  (before: string, item: (number: number) => string, after: string) =>
  (count: number): Many => ({ printed: before + text(count, item) + after });

const titled: Item = (number) => ({ title: `Title ${number}`, content: `Text ${number}` });

const pictured: Item = (number) => ({
  image: { url: '/a.svg', width: 40, height: 30, alt: `Picture ${number}` },
});

const region: Item = (number) => ({
  path: 'M10 10h9v9h-9z',
  title: `Region ${number}`,
  country: 'AT',
});

const disclosure = (name: string) =>
  printed(
    `<div class="elementor-${name}">`,
    (number) =>
      `<div class="elementor-tab-title" data-tab="${number}"><a>Title ${number}</a></div>` +
      `<div class="elementor-tab-content" data-tab="${number}">Text ${number}</div>`,
    '</div>',
  );

const tabs = (count: number): Many => {
  const title = (kind: string) => (number: number) =>
    `<div class="elementor-tab-title elementor-tab-${kind}-title" data-tab="${number}">Title ${number}</div>`;
  const panel = (number: number): string =>
    `${title('mobile')(number)}<div class="elementor-tab-content" data-tab="${number}">Text ${number}</div>`;
  const printed = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper">${text(count, title('desktop'))}</div>
    <div class="elementor-tabs-content-wrapper">${text(count, panel)}</div></div>`;
  return { printed };
};

const nestedTabs = (count: number): Many => {
  const title = (number: number): string =>
    `<button class="e-n-tab-title" data-tab-index="${number}">Title ${number}</button>`;
  const panel = (number: number): string => `<div data-tab-index="${number}">Text ${number}</div>`;
  const printed = `<div class="e-n-tabs"><div class="e-n-tabs-heading">${text(count, title)}</div>
    <div class="e-n-tabs-content">${text(count, panel)}</div></div>`;
  return { printed };
};

const printedForm = (count: number): Many => {
  const field = (number: number): string =>
    `<label>Field ${number} <span class="wpcf7-form-control-wrap" data-name="n${number}">` +
    `<input name="n${number}" class="wpcf7-form-control"></span></label>`;
  const printed = `<div class="wpcf7" id="wpcf7-f7-o1"><form class="wpcf7-form init" data-status="init">
    <input type="hidden" name="_wpcf7" value="7">${text(count, field)}</form></div>`;
  return { settings: { schema: { rules: [] } }, printed };
};

const printedWorks = (count: number): Many => {
  const work = (number: number): string =>
    `<li><a href="/works/${number}"><img src="/a.svg" alt="" width="400" height="300"> Work ${number}</a></li>`;
  const settings = {
    showCategories: 'no',
    showSearch: 'no',
    'show-quick-view': 'no',
    total: count,
  };
  return { settings, printed: `<ul>${text(count, work)}</ul>` };
};

/**
 * What each element with items is given, by tag: items drawn from settings, and items that the server has
 * printed.
 */
export const manyItems: Readonly<Record<string, readonly ((count: number) => Many)[]>> = {
  'nh-accordion': [drawn('nh-accordion', 'items', titled), disclosure('accordion')],
  'nh-account-menu': [
    drawn('nh-account-menu', 'items', (number) => ({ title: `Page ${number}`, url: `/${number}` })),
    printed(
      '<div class="ast-header-account-wrap"><a class="ast-header-account-link" href="/account">☺</a><ul class="ast-account-nav-menu">',
      (number) => `<li><a href="/${number}">Page ${number}</a></li>`,
      '</ul></div>',
    ),
  ],
  'nh-contact-form': [
    drawn('nh-contact-form', 'fields', (number) => ({
      type: 'text',
      name: `field-${number}`,
      label: `Field ${number}`,
    })),
    printedForm,
  ],
  'nh-image-carousel': [
    drawn('nh-image-carousel', 'slides', pictured),
    printed(
      '<div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper">',
      (number) =>
        `<div class="swiper-slide"><figure class="swiper-slide-inner"><img alt="Picture ${number}"></figure></div>`,
      '</div></div>',
    ),
  ],
  'nh-lightbox': [
    drawn('nh-lightbox', 'items', (number) => ({ url: '/a.svg', title: `Picture ${number}` })),
    printed('', (number) => `<a href="/a.svg?${number}">Picture ${number}</a>`, ''),
  ],
  'nh-masonry': [
    drawn('nh-masonry', 'items', pictured),
    printed('', (number) => `<figure>Picture ${number}</figure>`, ''),
  ],
  'nh-menu-toggle': [
    printed(
      '<button type="button" class="menu-toggle">≡</button><nav><ul>',
      (number) =>
        `<li class="menu-item-has-children"><a href="#a${number}">A</a><ul><li><a href="#b${number}">B</a></li></ul></li>`,
      '</ul></nav>',
    ),
  ],
  'nh-nested-accordion': [
    drawn('nh-nested-accordion', 'items', titled),
    printed(
      '<div class="e-n-accordion">',
      (number) =>
        `<details class="e-n-accordion-item"><summary>Title ${number}</summary><div>Text ${number}</div></details>`,
      '</div>',
    ),
  ],
  'nh-nested-tabs': [drawn('nh-nested-tabs', 'items', titled), nestedTabs],
  'nh-portfolio': [
    drawn('nh-portfolio', 'items', (number) => ({
      id: number,
      title: { rendered: `Work ${number}` },
      link: `/works/${number}`,
      'thumbnail-image-url': '/a.svg',
      'thumbnail-image-meta': { alt: '', width: 400, height: 300 },
    })),
    printedWorks,
  ],
  'nh-region-editor': [drawn('nh-region-editor', 'regions', region)],
  'nh-region-map': [
    drawn('nh-region-map', 'regions', region),
    printed(
      '<svg viewBox="0 0 570 810"><g data-country="AT">',
      (number) => `<path d="M10 10h9v9h-9z" title="Region ${number}"></path>`,
      '</g></svg>',
    ),
  ],
  'nh-tabs': [drawn('nh-tabs', 'items', titled), tabs],
  'nh-toggle': [drawn('nh-toggle', 'items', titled), disclosure('toggle')],
  'nh-video': [drawn('nh-video', 'tracks', (number) => ({ url: `/${number}.vtt` }))],
};
