import { html } from 'hono/html';
import { pictureAddress } from '../server/portfolio/pictures';
import { type Work, workPath } from '../server/portfolio/work';
import type { Html } from './page';

/** The number of works on a printed page, which equals the first request of the element. */
export const firstCount = 24;

/** The settings of a portfolio, with the plugin's names. */
export type PortfolioSettings = Readonly<
  Record<string, string | number | boolean | readonly string[]>
>;

/** The options of a printed portfolio. */
export interface PrintedPortfolio {
  readonly settings: PortfolioSettings;
  /** The address of the items. */
  readonly apiUrl: string;
  /** All works of the portfolio, newest first. */
  readonly works: readonly Work[];
  /** The URL of the page. */
  readonly url: URL;
  /** The aspect ratio of the printed images. */
  readonly look?: 'square' | undefined;
}

/**
 * The portfolio's tag around a page of works as plain links, which visitors see until the element is drawn.
 * Visitors without scripts use the links, also to page.
 */
export function portfolio({ settings, apiUrl, works, url, look }: PrintedPortfolio): Html {
  const pages = Math.ceil(works.length / firstCount);
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('list')))) || 1, pages);
  const shown = works.slice((page - 1) * firstCount, page * firstCount);
  return html`<nh-portfolio api-url="${apiUrl}" settings="${JSON.stringify(settings)}">
<ul class="site-works"${look && html` data-look="${look}"`}>${shown.map(workLink)}</ul>
${pages > 1 && turning(url, page, pages)}
</nh-portfolio>`;
}

function workLink(work: Work): Html {
  return html`<li data-motif="${work.motif}"><a href="${workPath(work)}">
${workPicture(work)}
<span>${work.title}</span></a></li>`;
}

/** The thumbnail of a work inside its link, whose text names the work. */
function workPicture(work: Work): Html {
  const { width, height } = work;
  return html`<img src="${pictureAddress(work)}" width="${width}" height="${height}" alt="" loading="lazy">`;
}

/** Works as plain links to their pages, for a teaser. */
export function workLinks(works: readonly Work[]): Html {
  return html`<ul class="site-works">${works.map(workLink)}</ul>`;
}

function turning({ pathname }: URL, page: number, pages: number): Html {
  const link = (to: number, rel: string, text: string) =>
    html`<a class="site-button" data-kind="quiet" rel="${rel}" href="${pathname}?list=${to}">${text}</a>`;
  return html`<nav class="site-actions" aria-label="Further works">
${page > 1 && link(page - 1, 'prev', 'Newer works')}
${page < pages && link(page + 1, 'next', 'Older works')}
</nav>`;
}
