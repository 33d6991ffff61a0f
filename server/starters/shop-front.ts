import {
  bandButton,
  button,
  display,
  feature,
  footerColumn,
  heading,
  image,
  lead,
  list,
  pairs,
  quietButton,
  quote,
  siteFooter,
  siteHeader,
  text,
  title,
} from './blocks';
import {
  accentBand,
  band,
  grid,
  headed,
  low,
  raisedBand,
  row,
  spaceAbove,
  split,
  stack,
  tiles,
} from './layout';
import { starterPage } from './starter-page';

const product = (name: string, title: string, price: string) =>
  stack(
    4,
    image(name, '', [960, 960]),
    heading(title, 'h3', {
      link: { url: '/contact' },
      _margin: { unit: 'px', top: '10', right: '0', bottom: '0', left: '0' },
      typography_typography: 'custom',
      typography_font_size: { size: 1.0625, unit: 'rem' },
    }),
    text(price, { typography_typography: 'custom', typography_font_weight: '600' }),
  );

/** The front page of a shop. */
export const shopFront = starterPage(
  'shop-front',
  {
    title: 'Clay & Kiln, tableware made in Halden',
    excerpt: 'Mugs, bowls and jugs, thrown by hand and fired twice.',
    menu: [
      ['New', '#new'],
      ['How it is made', '#made'],
      ['Delivery', '#delivery'],
    ],
  },
  siteHeader(
    'Clay & Kiln',
    'shop-front',
    button('Visit us', '#visit', { size: 'sm', hide_mobile: 'hidden-mobile' }),
  ),
  raisedBand(
    {},
    split(
      'minmax(0, 4fr) minmax(0, 5fr)',
      { grid_columns_grid_tablet: { size: 'minmax(0, 1fr) minmax(0, 1fr)', unit: 'custom' } },
      stack(
        20,
        display('Tableware for every day'),
        lead(
          'Thrown by hand, fired twice, and safe in the dishwasher. No two pieces are alike, and all of them stack.',
        ),
        row({}, button('What is new', '#new'), quietButton('How it is made', '#made')),
      ),
      image('ceramics', 'Two shelves with mugs, bowls, a vase, a teapot and a jug', [1400, 1050]),
    ),
  ),
  band(
    { _element_id: 'new', ...headed },
    row(
      { flex_justify_content: 'space-between', flex_align_items: 'flex-end' },
      title('Out of the kiln'),
      text('<a href="/portfolio">All pieces</a>'),
    ),
    tiles(
      'max(13rem, 30%)',
      2,
      product('mug', 'Harbour mug, 350 ml', '€32'),
      product('bowl', 'Breakfast bowl, clay', '€28'),
      product('teapot', 'Teapot for four, moss', '€96'),
      product('plate', 'Dotted plate, 26 cm', '€38'),
      product('jug', 'Milk jug, red band', '€44'),
      product('vase', 'Vase, night blue', '€72'),
    ),
  ),
  raisedBand(
    { _element_id: 'delivery' },
    grid(
      '12rem',
      32,
      feature(
        'truck',
        'Sent within two days',
        'Free from €80. What breaks on the way, we replace.',
        'h2',
      ),
      feature(
        'leaf',
        'Clay from 40 km away',
        'Fired with power from the river behind the house.',
        'h2',
      ),
      feature(
        'heart',
        'Thirty days to decide',
        'Eat from it first. Then send it back, if you must.',
        'h2',
      ),
    ),
  ),
  band(
    { _element_id: 'made' },
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      {},
      image('wheel', 'A bowl on a potter’s wheel', [960, 720]),
      stack(
        16,
        title('Four days for a mug'),
        text(
          'On the first day it is thrown, on the second it gets its handle. Then it dries, slowly, under a cloth.\n\nThe first firing takes eleven hours, the second fourteen. You can visit the kiln every Friday.',
        ),
        list('check', [
          'Stoneware, fired at 1,240 °C',
          'Glazes without lead',
          'Each piece signed by its maker',
        ]),
      ),
    ),
  ),
  raisedBand(
    low,
    quote({
      words:
        'I bought two mugs to try. Now the whole office drinks from them, and nobody wants the others back.',
      name: 'Ayesha Khan',
      role: 'Customer since 2023',
      portrait: 'portrait-4',
    }),
  ),
  band(
    { _element_id: 'visit' },
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      {},
      stack(
        16,
        title('Come and hold one'),
        text(
          'The shop is in front of the workshop, so you can see who makes your cup. Seconds are on the shelf beside the door, at half the price.',
        ),
        list('map-marker-alt', ['12 Brick Lane, Halden']),
        list('phone', [['+47 55 50 34 56', 'tel:+4755503456']]),
        pairs(
          'Opening hours',
          [
            ['Tuesday to Friday', '10 to 18'],
            ['Saturday', '10 to 16'],
          ],
          { _margin: spaceAbove(24) },
        ),
      ),
      image('shop-sign', 'The front of the shop', [960, 720]),
    ),
  ),
  accentBand(
    split(
      'minmax(0, 1fr) auto',
      {},
      stack(
        8,
        title('A kiln opens every six weeks'),
        text('We write to you the day before. Nothing else, ever.'),
      ),
      bandButton('Tell me when', '/contact'),
    ),
  ),
  siteFooter(
    {
      name: 'Clay & Kiln',
      words: 'Tableware made in Halden, thrown by hand and fired twice.',
      contact: ['12 Brick Lane, Halden', ['shop@claykiln.example', 'mailto:shop@claykiln.example']],
    },
    '© Clay & Kiln',
    footerColumn('Shop', [
      ['Out of the kiln', '#new'],
      ['How it is made', '#made'],
      ['Visit us', '#visit'],
    ]),
    footerColumn('Help', [
      ['Delivery and returns', '#delivery'],
      ['Write to us', '/contact'],
    ]),
  ),
);
