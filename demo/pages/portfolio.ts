import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { firstCount, type PortfolioSettings, portfolio } from './portfolio-list';

/** The stylesheet of pages with works. */
export const workStyles: readonly string[] = ['/assets/portfolio.css'];

/** Settings that make the buttons look like the site's. */
export const buttonSettings: PortfolioSettings = {
  loadMoreButtonText: 'More works',
  loadMoreBgColor: '#14563f',
  loadMoreHoverBgColor: '#0c3b2b',
  loadMoreTextColor: '#ffffff',
  loadMoreHoverTextColor: '#ffffff',
  loadMoreBorderRadius: '6',
};

/** The portfolio: all works in a masonry, with a complete header. */
export const portfolioPage: Page = {
  path: '/portfolio',
  title: 'What has left the bench',
  description: 'Books, boxes, albums, marbled papers, films and web sites by Linden Bindery.',
  render: (context) => layout(context, { ...portfolioPage, styles: workStyles }, body(context)),
};

/** Settings as page builders print them: numbers are strings, and toggles are `yes` or `no`. */
const settings: PortfolioSettings = {
  ...buttonSettings,
  itemsPerPage: String(firstCount),
  columns: '4',
  titlePosition: 'bottom',
  'show-quick-view': 'yes',
  quickViewText: 'Quick view',
  showCategories: 'yes',
  showCategoriesAll: 'yes',
  showOtherCategories: 'yes',
  showOtherCategoriesAll: 'yes',
  showSearch: 'yes',
  deepLink: 'yes',
};

function body(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${portfolioPage.title}</h1>
<p class="site-lead">Seven years of books, boxes and papers, a few films of how they were made, and the
web sites that some of them asked for.</p>
<p>Also <a href="/portfolio-style-1">the sites as tall pages</a>, <a href="/portfolio-pictures">marbled
papers alone</a>, and <a href="/portfolio-large">five thousand works at once</a>.</p>
</div>
${portfolio({
  settings,
  apiUrl: '/wp-json/wp/v2/astra-portfolio',
  works: context.works('astra-portfolio'),
  url: context.url,
})}`;
}
