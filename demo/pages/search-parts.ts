import { html } from 'hono/html';
import type { Html } from './page';

/** The search form in the CMS's markup. */
export function searchForm(words = ''): Html {
  return html`<form role="search" method="get" class="search-form" action="/search">
<label><span class="screen-reader-text">Search for</span>
<input type="search" class="search-field" name="s" value="${words}" placeholder="Search …" required></label>
<button type="submit" class="site-button search-submit">Search</button>
</form>`;
}

/** The search icon and its box in the theme's markup. Without scripts the icon is a link. */
export function searchOverlay(kind: 'header-cover' | 'full-screen'): Html {
  return html`<nh-search-overlay><div class="ast-search-menu-icon ${kind}">
<a class="${kind} astra-search-icon" href="/search" aria-label="Search icon link">
${magnifier()}</a>
<div class="ast-search-box ${kind}">
${kind === 'full-screen' && html`<h3 class="large-search-text">Start typing and press enter to search</h3>`}
${searchForm()}
<span class="close" tabindex="0"></span>
</div></div></nh-search-overlay>`;
}

/** The free theme's search: the form and, beside it, the icon. Without scripts the form is shown. */
export function slideSearch(): Html {
  return html`<nh-search-overlay><div class="ast-search-menu-icon slide-search">
<form role="search" method="get" class="search-form" action="/search">
<label><span class="screen-reader-text">Search for</span>
<input type="search" class="search-field" name="s" placeholder="Search …" tabindex="-1"></label>
</form>
<div class="ast-search-icon"><a class="slide-search astra-search-icon" href="/search" aria-label="Search icon link">${magnifier()}</a></div>
</div></nh-search-overlay>`;
}

function magnifier(): Html {
  return html`<svg class="ast-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20"/></svg>`;
}
