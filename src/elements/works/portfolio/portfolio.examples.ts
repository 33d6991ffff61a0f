import type { Example } from '../../../core/element/example';
import type { PortfolioSettings } from '../../settings-types';

const works = [
  {
    id: 1,
    title: { rendered: 'The night ferry' },
    link: '/works/the-night-ferry',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/shelf.svg',
    'thumbnail-image-meta': { alt: '', width: 560, height: 440 },
    'astra-site-type': 'Binding',
    'astra-portfolio-categories': [4],
  },
  {
    id: 2,
    title: { rendered: 'A box for letters' },
    link: '/works/a-box-for-letters',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/box.svg',
    'thumbnail-image-meta': { alt: '', width: 240, height: 200 },
    'astra-site-type': 'Box',
    'astra-portfolio-categories': [4],
  },
  {
    id: 3,
    title: { rendered: 'Notes on linen' },
    link: '/works/notes-on-linen',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/notebook.svg',
    'thumbnail-image-meta': { alt: '', width: 240, height: 200 },
    'astra-site-type': 'Notebook',
    'astra-portfolio-categories': [3],
  },
];

/** Examples of `<nh-portfolio>`. */
export const examples: readonly Example<PortfolioSettings>[] = [
  {
    title: 'Works from settings',
    note: 'Shows works that the CMS prints into the settings, so no request is made.',
    settings: { columns: 3, showCategories: false, showSearch: false, items: works },
  },
  {
    title: 'Filters, search and a quick view',
    note: 'The categories and the search act on the printed works. Each work has a button that opens it in the lightbox.',
    settings: {
      columns: 3,
      'show-quick-view': true,
      quickViewText: 'Look inside',
      categories: [
        { id: 3, name: 'Notebooks', count: 1 },
        { id: 4, name: 'Bindings and boxes', count: 2 },
      ],
      items: works,
    },
  },
];
