import { html, raw } from 'hono/html';
import type { Html } from '../pages/page';
import type { DocsContext, ReadPage } from './site';

/** The metadata of a page. */
interface Shown {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A page of the documentation. */
export function pageView(page: ReadPage, context: DocsContext): Html {
  const { pages } = context.docs;
  const index = pages.findIndex(({ path }) => path === page.path);
  return docsLayout(
    page,
    context,
    html`<article class="docs-article">${raw(page.html)}
${turnPages(pages[index - 1], pages[index + 1])}</article>
${onThisPage(page)}`,
  );
}

/** All pages, by group. The script leaves those that match the search. */
export function searchView(context: DocsContext): Html {
  const shown = {
    path: '/docs/search',
    title: 'All pages',
    description: 'Every page of the documentation of nh-elements.',
  };
  return docsLayout(
    shown,
    context,
    html`<article class="docs-article"><h1>${shown.title}</h1>
<p class="docs-found" role="status"></p>
<div class="docs-all">${groupsOf(context.docs.pages).map(listOfGroup)}</div></article>`,
  );
}

/** The HTML document around every page. */
export function docsLayout(shown: Shown, { docs, assets }: DocsContext, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${shown.title} – nh-elements</title>
<meta name="description" content="${shown.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets.theme}">
<link rel="stylesheet" href="/assets/docs/docs.css">
<link rel="stylesheet" href="/docs/code.css">
<script type="module" src="/assets/docs/docs.js"></script>
</head>
<body>
<a class="docs-skip" href="#main">Skip to the content</a>
<header class="docs-header">
<a class="docs-brand" href="/docs">nh-elements</a>
${searchForm()}
<a href="/">Demo site</a>
</header>
<div class="docs-columns">
<details class="docs-nav"><summary>All pages</summary>${navigation(docs.pages, shown.path)}</details>
<main id="main" tabindex="-1">${body}</main>
</div>
</body>
</html>`;
}

function searchForm(): Html {
  return html`<search class="docs-search"><form action="/docs/search" role="search">
<label for="docs-query">Search</label>
<input id="docs-query" name="q" type="search" autocomplete="off" spellcheck="false" placeholder="Search (/)">
</form></search>`;
}

function navigation(pages: readonly ReadPage[], here: string): Html {
  return html`<nav aria-label="Documentation">${groupsOf(pages).map(
    ([title, grouped]) => html`<details${grouped.some(({ path }) => path === here) && raw(' open')}>
<summary>${title}</summary>
<ul>${grouped.map(
      ({ path, title: name }) =>
        html`<li><a href="${path}"${path === here && raw(' aria-current="page"')}>${name}</a></li>`,
    )}</ul></details>`,
  )}</nav>`;
}

/** A group with its title: the pages and their descriptions. */
export function listOfGroup([title, pages]: Group): Html {
  return html`<h2>${title}</h2><dl class="docs-list">${pages.map(
    ({ path, title: name, description }) =>
      html`<div><dt><a href="${path}">${name}</a></dt><dd>${description}</dd></div>`,
  )}</dl>`;
}

type Group = readonly [title: string, pages: readonly ReadPage[]];

/** The pages of each group, in order. */
export function groupsOf(pages: readonly ReadPage[]): readonly Group[] {
  const groups = new Map<string, ReadPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups];
}

function onThisPage({ headings }: ReadPage): Html {
  if (headings.length < 2) return html``;
  return html`<nav class="docs-contents" aria-labelledby="docs-contents"><h2 id="docs-contents">On this page</h2>
<ul>${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`;
}

function turnPages(previous: ReadPage | undefined, next: ReadPage | undefined): Html {
  return html`<nav class="docs-turn" aria-label="Previous and next page">
${previous && html`<a rel="prev" href="${previous.path}"><span>Previous</span> ${previous.title}</a>`}
${next && html`<a rel="next" href="${next.path}"><span>Next</span> ${next.title}</a>`}</nav>`;
}
