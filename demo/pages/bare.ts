import { html, raw } from 'hono/html';
import type { BuiltWidget } from './built/markup';
import { widgets } from './built/widgets';
import { scriptData } from './layout';
import type { Html, Page, PageContext } from './page';
import { portfolio as printedPortfolio } from './portfolio-list';
import { mapMarkup } from './region-markup';

/** Every visitor's element without a site's stylesheet; with the optional theme under `?theme`. */
export const barePage: Page = {
  path: '/bare',
  title: 'Bare tags',
  description:
    'Every element on a page without a stylesheet of its own, with the theme or without.',
  render: (context) => document(context),
};

/** The page itself has no classes and no stylesheet: only what the library gives it. */
function document(context: PageContext): Html {
  const { assets, url } = context;
  const isThemed = url.searchParams.has('theme');
  const direction = url.searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  return html`<!doctype html>
<html lang="en" dir="${direction}">
<head>
<meta charset="utf-8">
<script type="application/json" id="nh-config">${scriptData({ ...context.config, features: ['nested-elements', 'container'] })}</script>
<title>${barePage.title}</title>
<meta name="description" content="${barePage.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${isThemed ? html`<link rel="stylesheet" href="${assets.theme}">` : html`<meta name="color-scheme" content="light dark">`}
<link rel="stylesheet" href="${assets.css}">
<script type="module" src="${assets.autoload}"></script>
</head>
<body>
<main>
<h1>${barePage.title}</h1>
<p>Every element, with no stylesheet of the site.
${isThemed ? html`<a href="/bare">Without the theme</a>` : html`<a href="/bare?theme">With the theme</a>`}, or
<a href="/">back to the workshop</a>.</p>
${only(context, 'plain', plain)}
${only(context, 'contact-form', () => form(context))}
${only(context, 'portfolio', () => portfolio(context))}
${only(context, 'lightbox', lightbox)}
${only(context, 'region-map', () => map(context))}
${shownWidgets.map((shown) => only(context, shown.tag.slice(3), () => widget(shown)))}
</main>
</body>
</html>`;
}

/** Floating elements would cover the others; they have pages of their own. */
const FLOATING = ['nh-contact-buttons', 'nh-floating-bars'];

const shownWidgets = widgets.filter(({ tag, drawn }) => drawn && !FLOATING.includes(tag));

/** Prints a part unless `?only=` names others. */
function only({ url }: PageContext, name: string, part: () => Html): Html {
  const names = url.searchParams.get('only')?.split(',');
  return names && !names.includes(name) ? html`` : part();
}

function widget({ tag, title, drawn = {} }: BuiltWidget): Html {
  const words = html`<h3>Come and see</h3><p>The workshop is open on Saturdays.</p>`;
  return html`<section id="${tag.slice(3)}">
<h2>${title}</h2>
${printed(tag, belowSection(drawn), LAYOUT.includes(tag) ? words : undefined)}
</section>`;
}

/** Settings with headings one level below those of the sections. */
function belowSection(settings: object): object {
  return JSON.parse(JSON.stringify(settings).replaceAll('"h4"', '"h3"'));
}

const LAYOUT = ['nh-section', 'nh-column', 'nh-container'];

function plain(): Html {
  return html`<section id="plain">
<h2>Plain HTML</h2>
<p>A paragraph with a <a href="/contact">link</a>, <strong>strong words</strong> and <code>code</code>.</p>
<ul><li>Combed papers</li><li>Paste papers</li></ul>
<blockquote><p>A book that opens flat is read more often.</p></blockquote>
<table><thead><tr><th scope="col">Work</th><th scope="col">Price</th></tr></thead>
<tbody><tr><td>Mending</td><td>£45</td></tr><tr><td>Rebinding</td><td>£120</td></tr></tbody></table>
<details><summary>Do you teach?</summary><p>On Saturdays.</p></details>
<form action="/search"><p><label for="bare-s">Search</label><br><input id="bare-s" type="search" name="s"></p>
<p><button type="submit">Search</button> <button type="reset">Clear</button></p></form>
</section>`;
}

function form(context: PageContext): Html {
  return html`<section id="contact-form">
<h2>Contact form</h2>
${context.form('contact')}
<h2>Every field, drawn from settings</h2>
<nh-contact-form form-id="8" settings="${JSON.stringify(context.formSettings('every-field'))}"></nh-contact-form>
</section>`;
}

function portfolio({ works, url }: PageContext): Html {
  return html`<section id="portfolio">
<h2>Portfolio</h2>
${printedPortfolio({
  apiUrl: '/wp-json/wp/v2/astra-portfolio',
  url,
  works: works('astra-portfolio'),
  settings: {
    itemsPerPage: '6',
    columns: '3',
    titlePosition: 'bottom',
    'show-quick-view': 'yes',
    showCategories: 'yes',
    showCategoriesAll: 'yes',
    showSearch: 'yes',
  },
})}
</section>`;
}

function lightbox(): Html {
  const settings = {
    title: 'Bindings',
    items: [
      { url: '/assets/notebook.svg', title: 'A notebook', thumbnail: '/assets/notebook.svg' },
      { url: '/assets/box.svg', title: 'A box', thumbnail: '/assets/box.svg' },
      { url: '/assets/shelf.svg', title: 'A shelf', thumbnail: '/assets/shelf.svg' },
      { url: '/contact', title: 'Write to us' },
    ],
  };
  return html`<section id="lightbox">
<h2>Lightbox</h2>
${printed('nh-lightbox', settings)}
</section>`;
}

function map(context: PageContext): Html {
  return html`<section id="region-map">
<h2>Region map</h2>
<nh-region-map settings="${JSON.stringify({ title: 'Stockists', selector: 'always' })}">
${mapMarkup(context.regions())}
</nh-region-map>
</section>`;
}

/** A tag with its settings and, for layout, its content. */
function printed(tag: string, settings: object, content?: Html): Html {
  return html`${raw(`<${tag} settings="`)}${JSON.stringify(settings)}${raw('">')}${content}${raw(`</${tag}>`)}`;
}
