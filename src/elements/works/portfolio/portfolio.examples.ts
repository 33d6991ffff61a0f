import type { Example } from '../../../core/element/example';
import type { PortfolioSettings } from '../../settings-types';

const works = [
  {
    id: 1,
    title: { rendered: 'The night ferry' },
    link: '/works/the-night-ferry',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/shelf.svg',
    'thumbnail-image-meta': { alt: '', width: 480, height: 360 },
    'astra-site-type': 'Binding',
  },
  {
    id: 2,
    title: { rendered: 'A box for letters' },
    link: '/works/a-box-for-letters',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/box.svg',
    'thumbnail-image-meta': { alt: '', width: 480, height: 360 },
    'astra-site-type': 'Box',
  },
  {
    id: 3,
    title: { rendered: 'Notes on linen' },
    link: '/works/notes-on-linen',
    'portfolio-type': 'page',
    'thumbnail-image-url': '/assets/notebook.svg',
    'thumbnail-image-meta': { alt: '', width: 480, height: 360 },
    'astra-site-type': 'Notebook',
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
      showOtherCategories: true,
      categories: [
        { id: 3, name: 'Menus', count: 1 },
        { id: 4, name: 'Boxes', count: 2 },
      ],
      items: works,
    },
  },
];
