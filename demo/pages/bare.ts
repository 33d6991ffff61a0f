import { html, raw } from 'hono/html';
import type { SavedRegion } from '../server/regions/records';
import { type Stockist, stockists } from '../server/regions/stockists';
import { nestedIn } from './bare-nested';
import { bareSettings, pictureItems, thumbnailItems } from './bare-samples';
import type { BuiltWidget } from './built/markup';
import { widgets } from './built/widgets';
import { scriptData } from './layout';
import type { Html, Page, PageContext } from './page';
import { portfolio as printedPortfolio } from './portfolio-list';
import { mapMarkup } from './region-markup';

/**
 * Every visitor's element without a site's stylesheet; with the optional theme under `?theme`, and drawn into
 * shadow roots under `?shadow`.
 */
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
<script type="application/json" id="nh-config">${scriptData({ ...context.config, features: ['nested-elements', 'container'], menuBreakpoint: 600 })}</script>
<title>${barePage.title}</title>
<meta name="description" content="${barePage.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${isThemed ? html`<link rel="stylesheet" href="${assets.theme}">` : html`<meta name="color-scheme" content="light dark">`}
<link rel="stylesheet" href="${assets.css}">
<link rel="stylesheet" href="${assets.blocks}">
<script type="module" src="${assets.autoload}"${url.searchParams.has('shadow') ? raw(' data-shadow="open"') : ''}></script>
</head>
<body>
<main>
<h1>${barePage.title}</h1>
<p>Every element, with no stylesheet of the site.
${isThemed ? html`<a href="/bare">Without the theme</a>` : html`<a href="/bare?theme">With the theme</a>`}, or
<a href="/">back to the workshop</a>.</p>
${only(context, 'plain', plain)}
${only(context, 'controls', plainControls)}
${only(context, 'header', header)}
${only(context, 'contact-form', () => form(context))}
${only(context, 'portfolio', () => portfolio(context))}
${only(context, 'lightbox', () => lightbox(context))}
${only(context, 'region-map', () => map(context))}
${shownWidgets.map((shown) => only(context, shown.tag.slice(3), () => widget(shown, context)))}
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

function widget({ tag, title, drawn = {} }: BuiltWidget, context: PageContext): Html {
  const settings = { ...belowSection(drawn), ...bareSettings[tag] };
  return html`<section id="${tag.slice(3)}">
<h2>${title}</h2>
${content(tag, settings, context)}
</section>`;
}

/** A widget of /bare: nested ones around others, a column beside another one. */
function content(tag: string, settings: object, { works }: PageContext): Html {
  const nested = nestedIn(tag);
  if (nested) return nested;
  if (tag === 'nh-masonry') {
    return printed(tag, { ...settings, items: pictureItems(works('astra-portfolio')) });
  }
  if (tag === 'nh-video') {
    return html`<figure>${printed(tag, settings)}
<figcaption>Combing a sheet of marbled paper, 14 seconds</figcaption></figure>`;
  }
  if (!LAYOUT.includes(tag)) return printed(tag, settings);
  const words = html`<h3>Come and see</h3><p>The workshop is open on Saturdays.</p>`;
  const box = printed(tag, settings, words);
  return tag === 'nh-column' ? printed('nh-section', {}, html`${besideColumn}${box}`) : box;
}

const besideColumn = printed(
  'nh-column',
  {},
  html`<h3>A day at the bench</h3>
<p>Six people sit at one bench. You fold, sew and round a book of your own, and take it home in the evening.</p>
<p><a href="/courses">The dates of the courses</a></p>`,
);

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
<table><caption>Prices from May</caption>
<thead><tr><th scope="col">Work</th><th scope="col">Price</th></tr></thead>
<tbody><tr><td>Mending</td><td>£45</td></tr><tr><td>Rebinding</td><td>£120</td></tr></tbody></table>
<dl><dt>Signature</dt><dd>A folded sheet, ready to be sewn.</dd></dl>
<nav aria-label="Workshop"><ul><li><a href="/bare?theme" aria-current="page">Bindings</a></li><li><a href="/works">Works</a></li></ul></nav>
<pre tabindex="0"><code>fold → sew → round → cover</code></pre>
<details><summary>Do you teach?</summary><p>On Saturdays.</p></details>
<details><summary>Do you mend paperbacks?</summary><p>Only the ones that are loved.</p></details>
</section>`;
}

function plainControls(): Html {
  return html`<section id="controls">
<h2>Plain form controls</h2>
${controls()}
</section>`;
}

/** The elements of a header, drawn or around printed markup. */
function header(): Html {
  return html`<section id="header">
<h2>Header</h2>
<header><a href="/">Voss &amp; Pike</a>
<nh-menu-toggle settings='{ "kind": "dropdown" }'>
<button type="button" class="menu-toggle" aria-label="Main menu">Menu</button>
<nav aria-label="Site"><ul><li><a href="/bare?theme" aria-current="page">Works</a></li><li><a href="/courses">Courses</a></li></ul></nav>
</nh-menu-toggle>
${printed('nh-search-overlay', { kind: 'full-screen', action: '/search', placeholder: 'Search the works' })}
${printed('nh-color-switcher', { isDarkPalette: false, defaultMode: 'system', palettes: { default: ['#14563f'], switched: ['#86d5b2'] }, label: 'Dark colours' })}
${printed('nh-account-menu', { label: 'Account', items: [{ title: 'Orders', url: '/orders' }] })}
</header>
</section>`;
}

/** Each control of HTML, and its states. */
function controls(): Html {
  return html`<form action="/search">
<p><label for="bare-search">Search</label><br><input id="bare-search" type="search" name="s" placeholder="Title or maker"></p>
<p><label>Binding<br><select name="binding"><option>Cloth</option><option>Leather</option></select></label></p>
<p><label for="bare-note">Note</label><textarea id="bare-note" name="note"></textarea></p>
<p><label for="bare-mail">Email</label><br><input id="bare-mail" type="email" name="mail" value="ada@" aria-invalid="true" aria-describedby="bare-mail-error"><br>
<small id="bare-mail-error">Error: the address ends too early.</small></p>
<p><label for="bare-number">Order number</label><br><input id="bare-number" value="B-1021" disabled></p>
<fieldset><legend>Delivery</legend>
<label><input type="radio" name="delivery" checked> Collect</label> <label><input type="radio" name="delivery"> Post</label></fieldset>
<fieldset><legend>Extras</legend>
<label><input type="checkbox" name="letter" checked> Four letters a year</label> <label><input type="checkbox" disabled> Sold out</label></fieldset>
<p><label for="bare-day">Day</label><br><input id="bare-day" type="date" name="day"></p>
<p><label for="bare-file">Picture</label><br><input id="bare-file" type="file" name="picture"></p>
<p><label for="bare-thickness">Thickness</label><br><input id="bare-thickness" type="range" name="thickness"></p>
<p><label for="bare-colour">Colour</label><br><input id="bare-colour" type="color" name="colour" value="#2f5bd7"></p>
<p><label for="bare-progress">Sewn</label><br><progress id="bare-progress" value="0.6"></progress></p>
<p><button type="submit">Search</button> <button type="reset">Clear</button> <button type="button" aria-pressed="true">Only ours</button> <button type="button" disabled>Undo</button></p>
</form>`;
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
    quickViewText: 'Quick view',
    loadMoreButtonText: 'Load more',
    showCategories: 'yes',
    showCategoriesAll: 'yes',
    showSearch: 'yes',
  },
})}
</section>`;
}

function lightbox({ works }: PageContext): Html {
  const settings = {
    title: 'Bindings',
    items: thumbnailItems(works('astra-portfolio')),
  };
  return html`<section id="lightbox">
<h2>Lightbox</h2>
${printed('nh-lightbox', settings)}
</section>`;
}

function map(context: PageContext): Html {
  return html`<section id="region-map">
<h2>Region map</h2>
<p>Shops in ${stockists.length} regions sell our papers. Choose yours to see its shop.</p>
<nh-region-map settings="${JSON.stringify({ title: 'Stockists', selector: 'always' })}">
${mapMarkup(mappedShops(context.regions()), true)}
</nh-region-map>
<dl>${byRegion(stockists).map(
    ({ id, shop, place, text, label }) => html`<dt id="${id}">${label}</dt>
<dd>${shop}, ${place}. ${text}</dd>
`,
  )}</dl>
</section>`;
}

/** Visitors look for a region by its name. */
const byRegion = (shops: readonly Stockist[]): readonly Stockist[] =>
  [...shops].sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** Links lead to the shops on the page. A region with a shop comes first: it is the chosen one. */
function mappedShops(regions: readonly SavedRegion[]): SavedRegion[] {
  const first = regions.filter(({ ctitle, title }) => (ctitle || title) === FIRST_REGION);
  return [...first, ...regions.filter((region) => !first.includes(region))].map((region) => ({
    ...region,
    link: region.link.replace(/^[^#]*(?=#)/, ''),
  }));
}

/** A region that is wide enough for its label at each width. */
const FIRST_REGION = 'Bavaria';

/** A tag with its settings and, for layout, its content. */
function printed(tag: string, settings: object, content?: Html): Html {
  return html`${raw(`<${tag} settings="`)}${JSON.stringify(settings)}${raw('">')}${content}${raw(`</${tag}>`)}`;
}
