import type { PageSettings } from '../document';
import {
  button,
  columns,
  type Draft,
  divider,
  dynamic,
  heading,
  image,
  list,
  navMenu,
  searchForm,
  section,
  testimonial,
  text,
} from './elements';

/** A template of a new site. */
export interface SeededTemplate {
  readonly slug: string;
  readonly title: string;
  /** Such as `header`. */
  readonly docType: string;
  readonly content: readonly Draft[];
  readonly pageSettings?: PageSettings;
}

const contactBand = section(
  heading('Have a book in mind?'),
  text('Bring it, or send photographs. We answer within a week.'),
  button('Write to us', '/contact'),
);

/** The templates of a new site: one at least of every type that a kit can contain. */
export const seededTemplates: readonly SeededTemplate[] = [
  {
    slug: 'main-header',
    title: 'Main header',
    docType: 'header',
    content: [columns(dynamic('theme-site-logo'), navMenu('main'))],
  },
  {
    slug: 'course-header',
    title: 'Header of the courses',
    docType: 'header',
    content: [columns(dynamic('theme-site-logo'), button('Book a weekend', '/contact'))],
  },
  {
    slug: 'main-footer',
    title: 'Main footer',
    docType: 'footer',
    content: [
      columns(text('14 Weir Lane, Underbridge'), navMenu('footer'), text('Tuesday to Saturday')),
    ],
  },
  {
    slug: 'slim-footer',
    title: 'Slim footer',
    docType: 'footer',
    content: [columns(text('© Linden Bindery'), list(['Privacy', '/pages/privacy']))],
  },
  {
    slug: 'diary',
    title: 'Diary',
    docType: 'archive',
    content: [dynamic('theme-archive-title'), dynamic('archive-posts')],
  },
  {
    slug: 'diary-by-category',
    title: 'Diary by category',
    docType: 'archive',
    content: [dynamic('theme-archive-title'), columns(dynamic('archive-posts'), navMenu('footer'))],
  },
  {
    slug: 'diary-entry',
    title: 'Diary entry',
    docType: 'single-post',
    content: [dynamic('theme-post-title'), dynamic('post-info'), dynamic('theme-post-content')],
  },
  {
    slug: 'diary-entry-wide',
    title: 'Diary entry with picture',
    docType: 'single-post',
    content: [
      image('/assets/shelf.svg', ''),
      dynamic('theme-post-title'),
      dynamic('theme-post-content'),
      contactBand,
    ],
  },
  {
    slug: 'plain-page',
    title: 'Plain page',
    docType: 'single-page',
    content: [dynamic('theme-post-title'), dynamic('theme-post-content')],
  },
  {
    slug: 'page-with-contact',
    title: 'Page with contact band',
    docType: 'single-page',
    content: [dynamic('theme-post-title'), dynamic('theme-post-content'), divider(), contactBand],
  },
  {
    slug: 'search-results',
    title: 'Search results',
    docType: 'search-results',
    content: [dynamic('theme-archive-title'), searchForm('Search again'), dynamic('archive-posts')],
  },
  {
    slug: 'nothing-here',
    title: 'Nothing here',
    docType: 'error-404',
    content: [
      heading('This page has come unstuck'),
      text('It may have been moved, or it never was. Our shelf is a good place to go on.'),
      columns(button('To the workshop', '/'), searchForm('Search the site')),
    ],
  },
  {
    slug: 'newsletter-popup',
    title: 'Four letters a year',
    docType: 'popup',
    content: [
      heading('Four letters a year'),
      text('One each season.'),
      button('Send me those', '/contact'),
    ],
  },
  {
    slug: 'holiday-popup',
    title: 'Closed for the holidays',
    docType: 'popup',
    content: [heading('We are away'), text('The door is closed from 22 December to 6 January.')],
  },
  {
    slug: 'contact-band',
    title: 'Contact band',
    docType: 'widget',
    content: [contactBand],
  },
  {
    slug: 'door-open',
    title: 'Door open',
    docType: 'widget',
    content: [heading('Door open', 'h3'), list('Tuesday to Friday, 9 to 5', 'Saturday, 10 to 1')],
  },
  {
    slug: 'landing-page',
    title: 'Landing page',
    docType: 'page',
    pageSettings: { hide_title: 'yes' },
    content: [
      columns(
        section(
          heading('Books that last'),
          text('Sewn, not glued.'),
          button('See our work', '/portfolio'),
        ),
        image('/assets/notebook.svg', 'A notebook'),
      ),
      testimonial('It opens flat. I had forgotten that books do.', 'Jo, Carlow'),
      contactBand,
    ],
  },
  {
    slug: 'course-page',
    title: 'Course page',
    docType: 'page',
    content: [
      heading('A weekend at the bench'),
      text('What you make, what you need, what it costs.'),
      list('Two days', 'Six people', 'Tea at four'),
    ],
  },
  {
    slug: 'three-columns',
    title: 'Three columns',
    docType: 'section',
    content: [
      columns(
        section(heading('New', 'h3'), text('Bindings for what was just written.')),
        section(heading('Old', 'h3'), text('Repairs for what was read too often.')),
        section(heading('Kept', 'h3'), text('Boxes for what should rest.')),
      ),
    ],
  },
  {
    slug: 'quote',
    title: 'Customer’s quote',
    docType: 'container',
    content: [
      testimonial(
        'My grandmother’s cookbook has its gravy stains still. That is what I had asked for.',
        'Peter, Leeds',
      ),
    ],
  },
];
