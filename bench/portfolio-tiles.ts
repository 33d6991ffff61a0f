/** The content of all contenders: the same tiles, in the same three columns. */

export const CATEGORIES = 8;
export const WIDTH = 1280;
export const HEIGHT = 900;
const COLUMNS = 3;

export interface Work {
  readonly key: string;
  readonly title: string;
  readonly category: number;
  readonly width: number;
  readonly height: number;
}

/** A number of works, the same in each run. */
export function works(count: number): Work[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    title: `Work ${index} ${'of the bindery '.repeat(index % 4)}`,
    category: (index * 7) % CATEGORIES,
    width: 600,
    height: 400 + ((index * 137) % 500),
  }));
}

/** A tile for the libraries that arrange printed markup. */
export function tileHtml({ title, category, width, height }: Work, picture: string): string {
  return `<div class="tile c${category}" data-groups='["c${category}"]'>
    <a href="#work"><img loading="lazy" alt="" width="${width}" height="${height}" src="${picture}">
    <span class="title">${title}</span><span class="badge">bound</span></a></div>`;
}

/** A tile of a list that `<nh-portfolio>` places. */
export function itemHtml(work: Work, picture: string): string {
  const { title, width, height } = work;
  return `<li><a href="#work"><img loading="lazy" alt="" width="${width}" height="${height}" src="${picture}">
    <span class="title">${title}</span><span class="badge">bound</span></a></li>`;
}

export const TILE_STYLES = `
  body { margin: 0; font: 16px/1.4 sans-serif; }
  .tile { inline-size: calc((100% - ${COLUMNS - 1}px) / ${COLUMNS}); margin-block-end: 1px; }
  a { display: block; position: relative; color: inherit; background: #eee; }
  img { display: block; inline-size: 100%; block-size: auto; }
  li img { aspect-ratio: var(--nh-tile-ratio); }
  .title { display: block; padding: 8px; }
  .badge { position: absolute; inset: 8px 8px auto auto; background: #fff; }
`;
