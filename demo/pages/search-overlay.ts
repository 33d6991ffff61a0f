import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page } from './page';
import { searchOverlay, slideSearch } from './search-parts';

/** The kinds of printed searches, and a drawn one. */
export const searchOverlayPage: Page = {
  path: '/search-overlay',
  title: 'Finding things',
  description: 'The search icons of this site, and the search forms that they open.',
  render: (context) => layout(context, searchOverlayPage, body()),
};

function body(): Html {
  return html`<div class="site-heading">
<h1>${searchOverlayPage.title}</h1>
<p class="site-lead">The icon in the header opens a search form that covers the header. Without scripts, each
icon is a link to the <a href="/search">search page</a>.</p>
</div>
<section class="site-card" aria-labelledby="full">
<h2 id="full">Over the whole page</h2>
<p>The theme’s second variant covers the page. Nothing else can be used until the search is closed.</p>
${searchOverlay('full-screen')}
</section>
<section class="site-card" aria-labelledby="slide">
<h2 id="slide">Beside the icon</h2>
<p>The free theme’s form opens beside its icon. A second press of the icon searches.</p>
${slideSearch()}
</section>
<section class="site-card" aria-labelledby="drawn">
<h2 id="drawn">From the element</h2>
<p>A tag without an icon draws icon, box and form.</p>
<nh-search-overlay settings='{"action": "/search", "placeholder": "Marbled paper"}'></nh-search-overlay>
</section>`;
}
