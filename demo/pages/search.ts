import { html } from 'hono/html';
import { pages } from './index';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { searchForm } from './search-parts';

/** What was found in the site's pages and works. */
export const searchPage: Page = {
  path: '/search',
  title: 'Search',
  description: 'Looks for words in the pages and the works of the bindery.',
  render: (context) => layout(context, searchPage, body(context)),
};

/** Results that one page shows. */
const most = 30;

interface Result {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

function body(context: PageContext): Html {
  const words = (context.url.searchParams.get('s') ?? '').trim();
  const found = words === '' ? [] : results(context, words);
  return html`<div class="site-heading">
<h1>${words === '' ? searchPage.title : html`Search: ${words}`}</h1>
${searchForm(words)}
${words !== '' && html`<p class="site-lead">${count(found.length)}</p>`}
</div>
${found.length > 0 && html`<ul class="site-found">${found.slice(0, most).map(item)}</ul>`}`;
}

function count(found: number): string {
  if (found === 0) return 'Nothing was found. Try fewer or other words.';
  if (found > most) return `${found} results; these are the first ${most}.`;
  return found === 1 ? 'One result.' : `${found} results.`;
}

function item({ address, title, text }: Result): Html {
  return html`<li><a href="${address}">${title}</a><p>${text}</p></li>`;
}

/** What has every word in its title or text, those with the words in the title first. */
function results(context: PageContext, words: string): Result[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const found = everything(context).filter(({ title, text }) => has(`${title} ${text}`));
  return found.sort((a, b) => Number(has(b.title)) - Number(has(a.title)));
}

function everything(context: PageContext): Result[] {
  const works = context.works('astra-portfolio');
  return [
    ...pages.map(({ path, title, description }) => ({ address: path, title, text: description })),
    ...works.map(({ slug, title, text }) => ({ address: `/works/${slug}`, title, text })),
  ];
}
