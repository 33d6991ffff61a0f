import {
  button,
  eyebrow,
  footerColumn,
  heading,
  image,
  lead,
  note,
  siteFooter,
  siteHeader,
  text,
  title,
} from './blocks';
import { type Draft, widget } from './draft';
import { band, bandPadding, gaps, grid, narrow, spaceBelow, split, stack } from './layout';
import { starterPage } from './starter-page';

const chapter = (name: string, words: string) => stack(12, heading(name), text(words));

/** A story of the next weeks: on phones, its picture is beside its words. */
const story = (picture: string, name: string, date: string, words: string): Draft =>
  split(
    'minmax(0, 1fr)',
    {
      grid_align_items: 'start',
      grid_gaps: gaps(12),
      grid_columns_grid_mobile: { size: '6rem minmax(0, 1fr)', unit: 'custom' },
      grid_gaps_mobile: gaps(16),
    },
    image(picture, '', [960, 720], {
      width_mobile: { size: 6, unit: 'rem' },
      height_mobile: { size: 6, unit: 'rem' },
      'object-fit': 'cover',
    }),
    stack(
      4,
      note(date),
      heading(name, 'h3', {
        typography_typography: 'custom',
        typography_font_size: { size: 1.25, unit: 'rem' },
      }),
      text(words),
    ),
  );

/** An article. */
export const blogPost = starterPage(
  'blog-post',
  {
    title: 'The last keeper of Tange lighthouse',
    excerpt: 'For thirty-one years, Olav Berge wound a clock so that ships would find the fjord.',
    menu: [
      ['Coming next', '#next'],
      ['About', '/pages/about'],
    ],
    type: 'post',
  },
  siteHeader('Shoreline', 'blog-post', button('Subscribe', '/contact', { size: 'sm' })),
  band(
    {
      ...narrow(40),
      html_tag: 'div',
      padding: bandPadding('clamp(2.5rem, 6vw, 4.5rem)', '2rem'),
      flex_gap: gaps(16),
    },
    widget('breadcrumbs', {}),
    eyebrow('Portraits'),
    widget('theme-post-title', {
      typography_typography: 'custom',
      typography_font_size: { size: 3, unit: 'rem' },
      typography_font_size_mobile: { size: 2.125, unit: 'rem' },
      typography_line_height: { size: 1.12, unit: 'em' },
    }),
    lead(
      'For thirty-one years, Olav Berge wound a clock so that ships would find the fjord. Now a sensor does it.',
    ),
    widget('post-info', {
      icon_list: [
        { type: 'custom', custom_text: 'By Jonas Eide' },
        { type: 'date' },
        { type: 'custom', custom_text: '7 minutes' },
      ],
    }),
  ),
  band(
    {
      ...narrow(64),
      boxed_width_tablet: { size: 40, unit: 'rem' },
      html_tag: 'div',
      padding: bandPadding('0', '1rem'),
    },
    image('lighthouse', 'A lighthouse on a rock at sunset', [1600, 900], {
      caption_source: 'custom',
      caption: 'Tange, seen from the ferry. The lamp was lit for the first time in 1868.',
      link_to: 'file',
      open_lightbox: 'yes',
    }),
  ),
  band(
    { ...narrow(40), html_tag: 'div', padding: bandPadding('1.5rem', '4rem'), flex_gap: gaps(36) },
    widget('text-editor', {
      drop_cap: 'yes',
      editor:
        '<p>Every four hours, somebody had to climb a hundred and twelve steps. The clock that turned the lens ran for four hours and ten minutes; the ten minutes were for tying one’s shoes.</p><p>Olav Berge did it for thirty-one years, at first with his father, then with his wife Randi, and at last alone. He has never counted the steps that this makes. “I counted the ships,” he says.</p>',
    }),
    chapter(
      'A room made of light',
      '<p>The lens stands as tall as a man. It was ground in Paris, shipped in fourteen boxes, and put together by a blacksmith who had never seen one. It throws the light of a single bulb for nineteen miles.</p><p>When the tower was automated in 2009, the sensor needed a socket and a shelf. The lens stayed, because nobody knew how to carry it down.</p>',
    ),
    widget('blockquote', {
      blockquote_content: 'I counted the ships. The steps, I let them count themselves.',
      author_name: 'Olav Berge',
    }),
    image('lamp-room', 'Rings of glass around a lamp', [960, 720], {
      caption_source: 'custom',
      caption: 'The lens, with its lamp of today: 70 watts.',
    }),
    chapter(
      'What the sensor does not know',
      '<p>The sensor sees when it gets dark. It does not see that a boat lies too deep, or that a child waves from the stern. Olav kept a book of such things; there are twenty-two volumes in the kitchen.</p><ul><li>14 May 1987: a whale, resting</li><li>2 January 1992: the mail boat turned back, and was right</li><li>30 August 2003: a piano, on a raft</li></ul><p>In summer he still climbs up, to clean the panes. “Salt does not care who works here,” he says, and ties his shoes.</p>',
    ),
    widget('divider', {}),
    split(
      'auto minmax(0, 1fr)',
      {
        grid_gaps: gaps(16, 20),
        grid_gaps_mobile: gaps(16),
        grid_align_items_mobile: 'start',
        grid_columns_grid_mobile: { size: 'auto minmax(0, 1fr)', unit: 'custom' },
      },
      image('portrait-3', 'Portrait of Jonas Eide', [480, 480], {
        width: { size: 72, unit: 'px' },
        image_border_radius: { unit: '%', top: '50', right: '50', bottom: '50', left: '50' },
      }),
      stack(
        2,
        heading('Jonas Eide', 'h2', {
          typography_typography: 'custom',
          typography_font_size: { size: 1.0625, unit: 'rem' },
        }),
        note('Writes about people at the water. He grew up two islands further out.'),
      ),
    ),
  ),
  band(
    {
      _element_id: 'next',
      padding: bandPadding('0', 'clamp(3rem, 7vw, 5.5rem)'),
      flex_gap: gaps(32),
    },
    widget('divider', { _margin: spaceBelow(16) }),
    split(
      'minmax(0, 1fr) auto',
      { grid_gaps: gaps(16, 32) },
      stack(
        4,
        title('Coming next'),
        note('A new story every second Sunday. Subscribers read it on Saturday evening.'),
      ),
      button('Subscribe', '/contact'),
    ),
    grid(
      '16rem',
      32,
      story(
        'ferry',
        'The ferry that waits',
        '16 February',
        'The 7.40 to Skarv leaves when Mrs Lund is on board, and not before.',
      ),
      story(
        'fog',
        'Seven words for fog',
        '2 March',
        'On Halsa they tell you which one it is before they tell you the time.',
      ),
      story(
        'boat',
        'A boat with no name',
        '16 March',
        'Three brothers built it in eleven winters, and cannot agree on a word.',
      ),
    ),
  ),
  siteFooter(
    {
      name: 'Shoreline',
      words: 'Stories from people at the water, a new one every second Sunday.',
      contact: [['desk@shoreline.example', 'mailto:desk@shoreline.example']],
    },
    '© Shoreline',
    footerColumn('Read', [
      ['Coming next', '#next'],
      ['About us', '/pages/about'],
    ]),
    footerColumn('Follow', [
      ['Subscribe', '/contact'],
      ['Write to us', 'mailto:desk@shoreline.example'],
    ]),
  ),
);
