import { html } from 'hono/html';
import { stockists } from '../server/regions/stockists';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { byCountry, mapMarkup, regionName } from './region-markup';

/** The stockists' map as SVG in the page, enhanced by the element. */
export const regionsPage: Page = {
  path: '/regions',
  title: 'Where our papers are sold',
  description: 'A map of the shops that sell products of Linden Bindery, from Haarlem to Palermo.',
  render: (context) => regionLayout(context, regionsPage, printedMap(context)),
};

/** The stockists' map, drawn by the element from JSON. */
export const regionsJsonPage: Page = {
  path: '/regions/json',
  title: 'Map from JSON',
  description: 'The stockists’ map as one tag with its regions as JSON.',
  render: (context) => regionLayout(context, regionsJsonPage, jsonMap(context)),
};

/** The stockists' map, fetched by the element. */
export const regionsFilePage: Page = {
  path: '/regions/file',
  title: 'Map from a file',
  description: 'The stockists’ map as one tag that names an SVG file.',
  render: (context) => regionLayout(context, regionsFilePage, fileMap(context)),
};

const mapSettings = { title: 'Stockists' };

/** Settings that show the selector for page authors. The panel covers only the sea west of Sardinia. */
const makersSettings = { ...mapSettings, selector: 'always', selectorStart: 1 };

function printedMap(context: PageContext): Html {
  return html`<nh-region-map settings="${JSON.stringify(mapSettings)}">
${mapMarkup(context.regions())}
</nh-region-map>`;
}

function jsonMap(context: PageContext): Html {
  const settings = { ...makersSettings, regions: context.regions() };
  return html`<nh-region-map settings="${JSON.stringify(settings)}">
${fallback(context)}
</nh-region-map>`;
}

function fileMap(context: PageContext): Html {
  return html`<nh-region-map src="/regions/map.svg" settings="${JSON.stringify(makersSettings)}">
${fallback(context)}
</nh-region-map>`;
}

/** The fallback of a drawn map without scripts. */
function fallback(context: PageContext): Html {
  const linked = context.regions().filter(({ link }) => link);
  return html`<ul>${linked.map((region) => html`<li><a href="${region.link}">${regionName(region)}</a></li>`)}</ul>`;
}

function regionLayout(context: PageContext, page: Page, map: Html): Html {
  const { title, description } = page;
  return layout(
    context,
    { title, description, styles: ['/assets/regions.css'] },
    html`<div class="site-heading">
<h1>${title}</h1>
<p class="site-lead">Thirteen shops keep our papers, notebooks and boxes. Choose a region of the map to
find its shop. There are three variants of the map: <a href="/regions">printed by the server</a>,
<a href="/regions/json">drawn from JSON</a>, and <a href="/regions/file">loaded from a file</a>. The last two
also show the selector, with which page authors read coordinates.</p>
</div>
<div class="site-regions">
<div class="site-regions-map">
${map}
<p class="site-regions-credit">Map:
<a href="https://www.npmjs.com/package/jvectormap-content">jvectormap-content</a> (MIT licence), the maps
of jVectorMap, put together and simplified.</p>
</div>
<section aria-labelledby="shops">
<h2 id="shops">The shops</h2>
${shops()}
</section>
</div>
${allRegions(context)}`,
  );
}

function shops(): Html {
  return html`<ul class="site-stockists">${stockists.map(
    ({ id, shop, place, text }) => html`<li id="${id}">
<h3>${shop}</h3>
<p class="site-stockist-place">${place}</p>
<p>${text}</p>
</li>`,
  )}</ul>`;
}

function allRegions(context: PageContext): Html {
  return html`<details class="site-all-regions">
<summary>All regions of the map</summary>
<div>${byCountry(context.regions()).map(
    ({ name, regions }) => html`<section>
<h3>${name}</h3>
<ul>${regions.map((region) => html`<li>${region.link ? html`<a href="${region.link}">${regionName(region)}</a>` : regionName(region)}</li>`)}</ul>
</section>`,
  )}</div>
</details>`;
}
