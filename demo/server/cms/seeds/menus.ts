import type { Menu, MenuItem } from '../menus';

const page = (label: string, target: string, items: readonly MenuItem[] = []): MenuItem => ({
  label,
  type: 'page',
  target,
  items,
});

const address = (label: string, target: string): MenuItem => ({
  label,
  type: 'address',
  target,
  items: [],
});

/** The menus of a new site. */
export const seededMenus: readonly Menu[] = [
  {
    slug: 'main',
    name: 'Main menu',
    location: 'primary',
    items: [
      page('About', 'about', [page('Visit us', 'visit')]),
      page('What we make', 'services', [
        page('Restoration', 'restoration'),
        page('Prices', 'prices'),
        page('Gift vouchers', 'gift-vouchers'),
      ]),
      page('Courses', 'courses'),
      { label: 'Blue week', type: 'post', target: 'blue-week', items: [] },
      address('Contact', '/contact'),
    ],
  },
  {
    slug: 'footer',
    name: 'Footer menu',
    location: 'footer',
    items: [
      page('Caring for books', 'caring-for-books'),
      page('Privacy', 'privacy'),
      address('Write to us', 'mailto:bench@lindenbindery.example'),
    ],
  },
];
