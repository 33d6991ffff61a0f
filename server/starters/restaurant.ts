import {
  bandButton,
  button,
  display,
  drawing,
  feature,
  footerColumn,
  lead,
  note,
  pairs,
  quietButton,
  quote,
  siteFooter,
  siteHeader,
  tallImage,
  text,
  title,
} from './blocks';
import { container, type Draft, widget } from './draft';
import {
  accentBand,
  allSides,
  band,
  gaps,
  ground,
  headed,
  raisedBand,
  row,
  spaceAbove,
  split,
  stack,
  tiles,
} from './layout';
import { starterPage } from './starter-page';

/** A room in the evening, behind the title. */
const night = {
  ...ground('#16211e', '#fff'),
  background_image: drawing('dining-room', '', [1600, 900]),
  // The lamps above the words, the tables below them.
  background_image_mobile: drawing('dining-room-phone', '', [780, 1000]),
  background_position: 'center center',
  background_position_tablet: 'center left',
  background_position_mobile: 'top center',
  background_size: 'cover',
  background_overlay_background: 'gradient',
  background_overlay_color: 'rgba(11, 18, 16, 0.86)',
  background_overlay_color_stop: { size: 30, unit: '%' },
  background_overlay_color_b: 'rgba(11, 18, 16, 0.3)',
  background_overlay_color_b_stop: { size: 80, unit: '%' },
  background_overlay_gradient_angle: { size: 90, unit: 'deg' },
  background_overlay_opacity: { size: 1, unit: 'px' },
  min_height: { size: 34, unit: 'rem' },
  min_height_mobile: { size: 26, unit: 'rem' },
  flex_justify_content: 'center',
  flex_gap: gaps(20),
};

/** What is served, in the panel of a tab. */
const menu = (...courses: readonly Draft[]): Draft =>
  container({ content_width: 'full', flex_gap: gaps(36), margin: spaceAbove(12) }, courses);

/** The page of a restaurant. */
export const restaurant = starterPage(
  'restaurant',
  {
    title: 'Ember & Rye, a kitchen with an open fire',
    excerpt: 'Twelve tables, one fire, and what the coast brings in the morning.',
    menu: [
      ['Menu', '#menu'],
      ['Room', '#room'],
      ['Find us', '#find-us'],
    ],
  },
  siteHeader(
    'Ember & Rye',
    'restaurant',
    button('Book a table', '/contact', { size: 'sm', hide_mobile: 'hidden-mobile' }),
  ),
  band(
    night,
    container(
      {
        content_width: 'full',
        width: { size: 32, unit: 'rem' },
        width_tablet: { size: 24, unit: 'rem' },
        flex_gap: gaps(20),
      },
      [
        display('Everything here has met the fire'),
        lead(
          'Twelve tables, one open hearth, and what the boats brought in the morning. Dinner from Wednesday to Sunday.',
        ),
      ],
    ),
    row(
      {},
      button('Book a table', '/contact', {
        background_color: '#f0b45a',
        button_text_color: '#1d1408',
      }),
      button('See the menu', '#menu', {
        background_color: 'rgba(11, 18, 16, 0.7)',
        button_text_color: '#fff',
        border_border: 'solid',
        border_width: allSides(1),
        border_color: '#fff',
      }),
    ),
  ),
  band(
    { _element_id: 'menu' },
    split(
      'minmax(0, 3fr) minmax(0, 2fr)',
      { grid_align_items: 'start' },
      stack(
        16,
        title('The menu this week'),
        widget(
          'nested-tabs',
          { tabs: [{ tab_title: 'Dinner' }, { tab_title: 'Lunch' }, { tab_title: 'To drink' }] },
          [
            menu(
              pairs('To begin', [
                ['Leeks in the ashes, hazelnut, egg yolk', '€11'],
                ['Mackerel, gooseberry, rye', '€13'],
                ['Sourdough from the hearth, cultured butter', '€6'],
              ]),
              pairs('From the fire', [
                ['Red mullet, lemon leaf, new potatoes', '€27'],
                ['Lamb shoulder for two, beans, mint', '€54'],
                ['Hispi cabbage, miso, toasted barley', '€19'],
              ]),
              pairs('To end', [
                ['Plum tart, sour cream', '€10'],
                ['Three cheeses, quince', '€14'],
              ]),
            ),
            menu(
              pairs('Lunch, Saturday and Sunday', [
                ['Soup of the day, bread', '€9'],
                ['Garden salad, grilled peach, curd', '€14'],
                ['Fish stew, saffron, toast', '€18'],
                ['Flatbread from the hearth, smoked cod', '€15'],
                ['Rhubarb, custard, oats', '€8'],
              ]),
            ),
            menu(
              pairs('To drink', [
                ['Cider from Halden, dry', '€6'],
                ['Riesling, Mosel, 2024', '€9'],
                ['Ale from the harbour, unfiltered', '€7'],
                ['Birch water, lime', '€5'],
                ['Coffee, roasted two streets away', '€4'],
              ]),
            ),
          ],
        ),
        note(
          'Tell us about allergies when you book. Most dishes can be cooked without milk or wheat.',
        ),
      ),
      tiles(
        '15rem',
        2,
        tallImage('plate-fish', 'Red mullet on a plate, with lemon leaves', 21, 20, 8),
        tallImage('plate-tart', 'A slice of plum tart', 21, 20, 8),
      ),
    ),
  ),
  raisedBand(
    { _element_id: 'room' },
    split(
      'minmax(0, 3fr) minmax(0, 4fr)',
      {},
      stack(
        16,
        title('Forty seats under the old beams'),
        text(
          'The house was a chandler’s shop until 1962. We kept the beams and the counter, and built the hearth where the stove had been.\n\nThe long table seats fourteen, for birthdays and for strangers who want to sit together.',
        ),
        row({ margin: spaceAbove(8) }, quietButton('Ask for the long table', '/contact')),
      ),
      widget('image-carousel', {
        slides_to_show: '1',
        navigation: 'both',
        image_spacing_custom: { size: 20, unit: 'px' },
        label: 'The room, and dishes of this week',
        slides: [
          {
            image: drawing('long-table', 'Tables under lamps, at a window in the evening'),
            caption: 'The room, on a Wednesday',
          },
          {
            image: drawing('plate-greens', 'Garden salad on a wooden table'),
            caption: 'Garden salad, grilled peach',
          },
          {
            image: drawing('plate-tart', 'A slice of plum tart'),
            caption: 'Plum tart, sour cream',
          },
          {
            image: drawing('plate-fish', 'Red mullet with lemon leaves'),
            caption: 'Red mullet, lemon leaf',
          },
        ],
      }),
    ),
  ),
  band(
    {},
    quote({
      words:
        'The leeks alone are worth the train. Ask for a seat at the hearth, and stay for the tart.',
      name: 'The Coastal Table',
      role: 'Restaurant guide, 2026',
    }),
  ),
  raisedBand(
    { _element_id: 'find-us', ...headed },
    title('Find us'),
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      { grid_align_items: 'start' },
      stack(
        28,
        feature(
          'map-marker-alt',
          '8 Quay Street, Halden',
          'Five minutes from the station, along the water.',
        ),
        feature('phone', '+47 55 50 12 34', 'Wednesday to Sunday, from 14.', 'h3', {
          link: { url: 'tel:+4755501234' },
        }),
      ),
      pairs('Opening hours', [
        ['Monday, Tuesday', 'Closed'],
        ['Wednesday to Friday', '18 to 23'],
        ['Saturday', '12 to 15, 18 to 23'],
        ['Sunday', '12 to 20'],
      ]),
    ),
  ),
  accentBand(
    stack(
      16,
      title('A table for tonight?', { align: 'center' }),
      text('We keep four seats at the counter for those who come without a booking.', {
        align: 'center',
      }),
      bandButton('Book a table', '/contact', { align: 'center' }),
    ),
  ),
  siteFooter(
    {
      name: 'Ember & Rye',
      words: 'Twelve tables and one open fire, at the quay of Halden.',
      contact: [
        '8 Quay Street, Halden',
        ['table@emberandrye.example', 'mailto:table@emberandrye.example'],
      ],
    },
    '© Ember & Rye',
    footerColumn('Pages', [
      ['Menu', '#menu'],
      ['The room', '#room'],
      ['Find us', '#find-us'],
    ]),
    footerColumn('Good to know', ['Dogs are welcome at lunch', 'Step-free by the yard']),
  ),
);
