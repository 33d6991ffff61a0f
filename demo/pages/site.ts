/** The workshop's data, shown on every page. */
export const site = {
  name: 'Linden Bindery',
  strapline: 'Bookbinders beside the weir since 1987',
  street: '14 Weir Lane',
  town: 'Underbridge',
  phone: '01632 960 114',
  phoneLink: 'tel:+441632960114',
  email: 'bench@lindenbindery.example',
} as const;

/** The opening hours, in the order of the week. */
export const openingHours: readonly { readonly days: string; readonly hours: string }[] = [
  { days: 'Tuesday to Friday', hours: '9 am – 5 pm' },
  { days: 'Saturday', hours: '10 am – 1 pm' },
  { days: 'Sunday and Monday', hours: 'closed' },
];

export interface NavLink {
  readonly path: string;
  readonly label: string;
  /** Path prefixes of the link's section. Default: the path of the link with a slash. */
  readonly section?: readonly string[];
  /** The links of its submenu. */
  readonly links?: readonly NavLink[];
}

/** The variants of the contact form, below each of them and in the menu. */
export const formLinks: readonly NavLink[] = [
  { path: '/contact', label: 'Contact form' },
  { path: '/contact/every-field', label: 'Every kind of field' },
  { path: '/contact/json', label: 'Contact form from JSON' },
  { path: '/contact/json-every-field', label: 'Every field from JSON' },
  { path: '/contact/outcomes', label: 'When sending fails' },
];

/** The menu of the header. */
export const mainLinks: readonly NavLink[] = [
  { path: '/', label: 'Workshop' },
  {
    path: '/portfolio',
    label: 'Work',
    section: ['/portfolio-', '/works/'],
    links: [
      { path: '/portfolio', label: 'All works', section: ['/works/'] },
      { path: '/portfolio-style-1', label: 'Customers’ sites' },
      { path: '/portfolio-pictures', label: 'Marbled papers' },
      { path: '/portfolio-large', label: 'Five thousand works' },
    ],
  },
  { path: '/lightbox', label: 'Gallery' },
  { path: '/regions', label: 'Stockists' },
  { path: '/contact', label: 'Contact', links: formLinks },
  {
    path: '/docs',
    label: 'Docs',
    section: [
      '/docs/',
      '/built',
      '/header-tools',
      '/color-switcher',
      '/search-overlay',
      '/template-preview',
      '/tracked',
    ],
    links: [
      { path: '/docs', label: 'First steps and guides' },
      { path: '/docs/elements', label: 'All elements' },
      { path: '/built', label: 'Built pages' },
      { path: '/built-adopted', label: 'Built pages, adopted' },
      { path: '/bare', label: 'Bare tags' },
      { path: '/header-tools', label: 'Menus and accounts' },
      { path: '/color-switcher', label: 'Day and night' },
      { path: '/search-overlay', label: 'Search' },
      { path: '/template-preview', label: 'Trying on a look' },
      { path: '/tracked', label: 'What is tracked' },
    ],
  },
];
