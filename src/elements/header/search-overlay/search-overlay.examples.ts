import type { Example } from '../../../core/element/example';
import type { SearchOverlaySettings } from '../../settings-types';

/** Examples of `<nh-search-overlay>`. */
export const examples: readonly Example<SearchOverlaySettings>[] = [
  {
    title: 'Search over the whole window',
    note: 'Draws a search button, which opens a form that fills the window.',
    settings: { kind: 'full-screen', action: '/search', placeholder: 'Search the works' },
  },
  {
    title: 'Around the theme’s search',
    note: 'The theme prints the link and the form. The form covers the header.',
    html: `<nh-search-overlay>
  <a class="astra-search-icon" href="/search" aria-label="Search"></a>
  <div class="ast-search-box header-cover">
    <form role="search" action="/search"><input type="search" name="s" aria-label="Search for" placeholder="Search"></form>
    <span class="close">×</span>
  </div>
</nh-search-overlay>`,
  },
];
