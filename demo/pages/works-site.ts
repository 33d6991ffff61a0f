import { html } from 'hono/html';
import { type CustomerLook, customerLook } from '../server/portfolio/customer-look';
import { customerSitePath, type Work, workPath } from '../server/portfolio/work';
import type { Html } from './page';

/** The site of a customer, without the bindery's design. */
export function customerSite(work: Work): Html {
  const { layout } = customerLook(work);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${work.title}</title>
<meta name="description" content="${work.title}: news, books and how to find us.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${customerSitePath(work)}.css">
<link rel="stylesheet" href="/assets/customer-site.css">
</head>
<body data-layout="${layout}">
<header>
<p>${work.title}</p>
<nav aria-label="Main"><a href="#books">Books</a> <a href="#news">News</a> <a href="#find">Find us</a></nav>
</header>
<main>
<section class="hero">
<div>
<h1>${work.title}</h1>
<p>Read slowly, lend freely, and bring it back in one piece.</p>
<p><a class="button" href="#books">See the books</a></p>
</div>
<div class="book" aria-hidden="true"></div>
</section>
<section id="books">
<h2>On the table</h2>
<ul class="cards">${books.map(
    ({ name, text }) => html`<li><h3>${name}</h3><p>${text}</p></li>`,
  )}</ul>
</section>
<blockquote>“It opens flat, and so does the reader.”</blockquote>
<section id="news">
<h2>News</h2>
<dl>${news.map(({ when, what }) => html`<div><dt>${when}</dt><dd>${what}</dd></div>`)}</dl>
</section>
</main>
<footer id="find">
<p>Behind the old customs house, up the outside stairs. Open when the flag is out.</p>
<p>Books bound by <a href="${workPath(work)}" target="_top">Linden Bindery</a></p>
</footer>
</body>
</html>`;
}

/** The stylesheet with the colours of a customer's site. */
export function customerColours(work: Work): string {
  const look: CustomerLook = customerLook(work);
  const names = ['page', 'ink', 'muted', 'accent', 'onAccent', 'band'] as const;
  const declarations = names.map((name) => `--${name.toLowerCase()}: ${look[name]};`);
  return `:root { ${declarations.join(' ')} }\n`;
}

const books = [
  { name: 'The first hundred', text: 'Sewn, numbered and nearly all gone.' },
  { name: 'The reading copy', text: 'For pockets, trains and baths.' },
  { name: 'The unbound sheets', text: 'For those who have a bindery at hand.' },
] as const;

const news = [
  { when: 'March', what: 'The second printing is dry. Mind your cuffs.' },
  { when: 'May', what: 'An evening of readings, with soup.' },
  { when: 'June', what: 'Three days of stalls, tents and letterpress.' },
  { when: 'October', what: 'We close for a week, to read.' },
] as const;
