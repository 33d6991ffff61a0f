import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page } from './page';
import { searchOverlay } from './search-parts';

/** The two kinds of search overlay, and one that the element draws. */
export const searchOverlayPage: Page = {
  path: '/search-overlay',
  title: 'Finding things',
  description: 'The search icons of this site, and what they open.',
  render: (context) => layout(context, searchOverlayPage, body()),
};

function body(): Html {
  return html`<div class="site-heading">
<h1>${searchOverlayPage.title}</h1>
<p class="site-lead">The icon in the header covers the header with the search form. Without scripts every
icon is a link to the <a href="/search">search page</a>.</p>
</div>
<section class="site-card" aria-labelledby="full">
<h2 id="full">Over the whole page</h2>
<p>The theme’s other kind: nothing else can be reached until it is closed.</p>
${searchOverlay('full-screen')}
</section>
<section class="site-card" aria-labelledby="drawn">
<h2 id="drawn">From the element</h2>
<p>A tag without an icon draws icon, box and form.</p>
<nh-search-overlay settings='{"action": "/search", "placeholder": "Marbled paper"}'></nh-search-overlay>
</section>`;
}
