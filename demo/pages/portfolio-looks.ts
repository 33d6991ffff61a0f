import { html } from 'hono/html';
import { termId } from '../server/portfolio/terms';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { buttonSettings, workStyles } from './portfolio';
import { firstCount, type PrintedPortfolio, portfolio } from './portfolio-list';

const apiUrl = '/wp-json/wp/v2/astra-portfolio';

/** Tall screenshots that scroll inside their tiles. */
export const tallPage: Page = {
  path: '/portfolio-style-1',
  title: 'Customers’ sites',
  description: 'Web sites of presses, festivals and libraries, each as one tall page.',
  render: (context) => printed(context, tallPage, tallLead, tall(context)),
};

const tallLead =
  'Point at a page or focus it with the keyboard: the page scrolls inside its frame.';

function tall({ works, url }: PageContext): PrintedPortfolio {
  const category = termId('customers-sites');
  return {
    apiUrl,
    url,
    look: 'square',
    works: works('astra-portfolio', { 'astra-portfolio-categories': [category] }),
    settings: {
      ...buttonSettings,
      itemsPerPage: String(firstCount),
      columns: '3',
      thumbnailHoverStyle: 'style-1',
      scrollSpeed: '2',
      titlePosition: 'top',
      'show-quick-view': 'yes',
      categorySelectedNum: [String(category)],
      showCategories: 'no',
      showOtherCategories: 'yes',
      showOtherCategoriesAll: 'yes',
      showSearch: 'yes',
    },
  };
}

/** Pictures without titles, with infinite scrolling. */
export const picturesPage: Page = {
  path: '/portfolio-pictures',
  title: 'Marbled papers',
  description: 'Stone and combed marbles from the bath of Linden Bindery.',
  render: (context) => printed(context, picturesPage, picturesLead, pictures(context)),
};

const picturesLead = 'Stone and combed marbles, sheet after sheet. There is always one more below.';

function pictures({ works, url }: PageContext): PrintedPortfolio {
  const category = termId('marbled-papers');
  const tags = ['stone-marble', 'combed-marble'].map(termId);
  return {
    apiUrl,
    url,
    works: works('astra-portfolio', {
      'astra-portfolio-categories': [category],
      'astra-portfolio-tags': tags,
    }),
    settings: {
      itemsPerPage: '12',
      columns: '4',
      loadMore: 'auto',
      'show-quick-view': 'no',
      categorySelectedNum: [String(category)],
      tagsSelectedNum: tags.map(String),
      showCategories: 'no',
      showOtherCategories: 'no',
      showSearch: 'no',
    },
  };
}

/** Five thousand works at once. */
export const largePage: Page = {
  path: '/portfolio-large',
  title: 'Five thousand works',
  description: 'A portfolio with all works on one page, for performance measurements.',
  render: (context) => printed(context, largePage, largeLead, large(context)),
};

const largeLead =
  'No bindery has made so many works. This page shows them all at once, to test large lists.';

function large({ works, url }: PageContext): PrintedPortfolio {
  return {
    apiUrl: '/wp-json/wp/v2/astra-portfolio-large',
    url,
    works: works('astra-portfolio-large'),
    // Numbers and booleans, as on a page that is not made by a page builder.
    settings: {
      itemsPerPage: 5000,
      columns: 6,
      titlePosition: 'bottom',
      'show-quick-view': 'yes',
      showCategories: true,
      showCategoriesAll: true,
      showSearch: true,
    },
  };
}

function printed(context: PageContext, page: Page, lead: string, shown: PrintedPortfolio): Html {
  return layout(
    context,
    { ...page, styles: workStyles },
    html`<div class="site-heading">
<h1>${page.title}</h1>
<p class="site-lead">${lead}</p>
<p><a href="/portfolio">All works</a></p>
</div>
${portfolio(shown)}`,
  );
}
