import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { searchForm } from './search-parts';

/** The page with the search results among the site's pages and works. */
export function searchPageOver(pages: () => readonly Page[]): Page {
  const page: Page = {
    path: '/search',
    title: 'Search',
    description: 'Searches the pages of this site and the works of the bindery.',
    render: (context) => layout(context, page, body(context, pages())),
  };
  return page;
}

/** The number of results on the page. */
const limit = 30;

interface Result {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

function body(context: PageContext, pages: readonly Page[]): Html {
  const words = (context.url.searchParams.get('s') ?? '').trim();
  const matches = words === '' ? [] : results(searched(context, pages), words);
  return html`<div class="site-heading">
<h1>${words === '' ? 'Search' : html`Search: ${words}`}</h1>
${searchForm(words)}
${words !== '' && html`<p class="site-lead">${count(matches.length)}</p>`}
</div>
${matches.length > 0 && html`<ul class="site-found">${matches.slice(0, limit).map(item)}</ul>`}`;
}

function count(found: number): string {
  if (found === 0) return 'Nothing was found. Try fewer or other words.';
  if (found > limit) return `${found} results; these are the first ${limit}.`;
  return found === 1 ? 'One result.' : `${found} results.`;
}

function item({ address, title, text }: Result): Html {
  return html`<li><a href="${address}">${title}</a><p>${text}</p></li>`;
}

/** The entries with every word in title or text; those with every word in the title come first. */
function results(entries: readonly Result[], words: string): Result[] {
  const terms = words.toLowerCase().split(/\s+/);
  const hasAll = (text: string) => terms.every((term) => text.toLowerCase().includes(term));
  const matches = entries.filter(({ title, text }) => hasAll(`${title} ${text}`));
  return matches.sort((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)));
}

function searched(context: PageContext, pages: readonly Page[]): Result[] {
  const works = context.works('astra-portfolio');
  return [
    ...pages.map(({ path, title, description }) => ({ address: path, title, text: description })),
    ...works.map(({ slug, title, text }) => ({ address: `/works/${slug}`, title, text })),
  ];
}
