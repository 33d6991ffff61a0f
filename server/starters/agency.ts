import {
  bandButton,
  button,
  display,
  eyebrow,
  feature,
  figures,
  footerColumn,
  image,
  lead,
  quietButton,
  quote,
  siteFooter,
  siteHeader,
  text,
  title,
  titledQuestions,
} from './blocks';
import { widget } from './draft';
import { accentBand, band, gaps, headed, low, raisedBand, row, split, stack } from './layout';
import { starterPage } from './starter-page';

/** A project, in the shape of the REST API of works. */
const work = (name: string, title: string, size: readonly [number, number] = [960, 720]) => ({
  id: name,
  title: { rendered: title },
  link: '/portfolio',
  'thumbnail-image-url': `/assets/starters/${name}.svg`,
  'thumbnail-image-meta': { width: size[0], height: size[1], alt: '' },
});

const works = [
  work('packaging', 'Fenwick Apothecary, packaging'),
  work('shop-sign', 'Ropewalk Stores, signs'),
  work('specimen', 'Halden Grotesk, typeface'),
  work('ceramics', 'Clay & Kiln, identity', [1400, 1050]),
  work('tide-app', 'Tidewatch, website', [1200, 900]),
  work('watercolour', 'Open Studio, posters', [1200, 900]),
];

/** The page of a design studio. */
export const agency = starterPage(
  'agency',
  {
    title: 'Northlight, a studio for small brands',
    excerpt: 'Names, marks, packaging and websites for people who make things.',
    menu: [
      ['Work', '#work'],
      ['Services', '#services'],
      ['Questions', '#questions'],
    ],
  },
  siteHeader(
    'Northlight',
    'agency',
    button('Start a project', '/contact', { size: 'sm', hide_mobile: 'hidden-mobile' }),
  ),
  band(
    {},
    split(
      'minmax(0, 7fr) minmax(0, 6fr)',
      {},
      stack(
        20,
        eyebrow('Brand studio in Halden, since 2011'),
        display('Good design for small brands'),
        lead(
          'We name, draw and build brands for makers, growers and shops. Two designers, one developer, and you talk to all of them.',
        ),
        row({}, button('Start a project', '/contact'), quietButton('See our work', '#work')),
      ),
      image('posters', 'Three posters above a bench, on which somebody sits', [960, 720], {}),
    ),
  ),
  raisedBand(
    low,
    figures(
      [140, 'brands launched'],
      [14, 'years in one house'],
      [92, 'of clients come back', '%'],
    ),
  ),
  band(
    { _element_id: 'work' },
    row(
      { flex_justify_content: 'space-between', flex_align_items: 'flex-end' },
      title('Selected work'),
      text('<a href="/portfolio">All projects</a>'),
    ),
    widget('nh-portfolio', {
      columns: '3',
      titlePosition: 'bottom',
      showCategories: 'no',
      showSearch: 'no',
      'show-quick-view': 'no',
      items: works,
    }),
  ),
  raisedBand(
    { _element_id: 'services', ...headed },
    title('What we do'),
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      { grid_align_items: 'start', grid_gaps: gaps(40, 64) },
      feature(
        'pen',
        'Identity',
        'A name, a mark, colours and type, with rules that fit on one page.',
      ),
      feature(
        'truck',
        'Packaging',
        'From the first sketch to the proof at the printer’s, where we stand beside the machine.',
      ),
      feature(
        'code',
        'Websites',
        'Fast pages that you can edit yourself, on a system that you own.',
      ),
      feature(
        'users',
        'Workshops',
        'Two days with your team, so that the brand is kept by those who use it.',
      ),
    ),
  ),
  band(
    {},
    quote({
      words:
        'They asked more questions about our customers than about our taste. Six months later the shop sold out for the first time.',
      name: 'Marit Aune',
      role: 'Founder of Fenwick Apothecary',
      portrait: 'portrait-2',
    }),
  ),
  raisedBand(
    { _element_id: 'questions' },
    titledQuestions(
      'Before you ask',
      [
        'What does a brand cost?',
        'An identity begins at €6,000, a website at €9,000. You get a fixed price before we start.',
      ],
      [
        'How long does it take?',
        'Six to ten weeks. The slowest part is choosing a name, so we begin there.',
      ],
      [
        'Do you work with large companies?',
        'Seldom. We are three people, and we like it that way.',
      ],
    ),
  ),
  accentBand(
    split(
      'minmax(0, 1fr) auto',
      {},
      stack(
        8,
        title('Two places are free from March'),
        text('Tell us what you make. We answer within two days.'),
      ),
      bandButton('Start a project', '/contact'),
    ),
  ),
  siteFooter(
    {
      name: 'Northlight',
      words: 'Names, marks, packaging and websites for people who make things.',
      contact: [
        '3 Ropewalk, Halden',
        ['hello@northlight.example', 'mailto:hello@northlight.example'],
      ],
    },
    '© Northlight Studio',
    footerColumn('Work', [
      ['Selected work', '#work'],
      ['Services', '#services'],
      ['Questions', '#questions'],
    ]),
    footerColumn('Hours', ['Monday to Thursday', '9 to 17']),
  ),
);
