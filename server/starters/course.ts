import {
  bandButton,
  button,
  display,
  drawing,
  eyebrow,
  footerColumn,
  image,
  lead,
  list,
  note,
  plan,
  quietButton,
  siteFooter,
  siteHeader,
  tallImage,
  text,
  title,
} from './blocks';
import { widget } from './draft';
import { accentBand, band, continued, grid, raisedBand, row, split, stack } from './layout';
import { starterPage } from './starter-page';

/** The page of a course. */
export const course = starterPage(
  'course',
  {
    title: 'Watercolour in six evenings',
    excerpt: 'A course for beginners: water, paper, two brushes, and twelve seats.',
    menu: [
      ['Evenings', '#evenings'],
      ['Teacher', '#teacher'],
      ['Prices', '#prices'],
    ],
  },
  siteHeader(
    'Open Studio',
    'course',
    button('Reserve a seat', '#prices', { size: 'sm', hide_mobile: 'hidden-mobile' }),
  ),
  band(
    {},
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      {},
      stack(
        24,
        eyebrow('Tuesdays, 19 to 21, from 3 March'),
        display('Watercolour in six evenings'),
        lead(
          'You begin with a wet sheet and end with a landscape that you can frame. No skill is needed, and no talent.',
        ),
        row({}, button('Reserve a seat', '#prices'), quietButton('The evenings', '#evenings')),
        widget('progress', {
          title: 'Seats taken',
          percent: { size: 75, unit: '%' },
          inner_text: '9 of 12',
          display_percentage: 'hide',
        }),
      ),
      image('watercolour', 'A watercolour of hills, with a brush', [1200, 900]),
    ),
  ),
  raisedBand(
    {},
    split(
      'minmax(0, 2fr) minmax(0, 3fr)',
      { grid_align_items: 'start' },
      title('What you will be able to do'),
      list('check', [
        'Mix any colour from three paints',
        'Lay a wash without streaks, and stop it in time',
        'Build depth from the far hills to the near ones',
        'Leave white paper white, which is the hardest part',
        'Go on painting at home with a box that fits a pocket',
      ]),
    ),
  ),
  band(
    { _element_id: 'evenings' },
    split(
      'minmax(0, 3fr) minmax(0, 2fr)',
      { grid_align_items: 'start' },
      stack(
        16,
        title('Six evenings'),
        widget(
          'nested-accordion',
          {
            title_tag: 'h3',
            items: [
              { item_title: '1. Water and paper' },
              { item_title: '2. Three colours' },
              { item_title: '3. Light' },
              { item_title: '4. Distance' },
              { item_title: '5. Out of doors' },
              { item_title: '6. Your landscape' },
            ],
          },
          [
            text(
              '<p>How wet is wet? Washes on four kinds of paper, and what happens when you tilt them.</p>',
            ),
            text('<p>A red, a yellow, a blue. Sixteen greys, and no black from a tube.</p>'),
            text('<p>Where the sun stands, and how a shadow gets its colour from the sky.</p>'),
            text('<p>Five hills, each a little paler than the one before it.</p>'),
            text('<p>If the weather is kind, we meet at the river. Bring something to sit on.</p>'),
            text('<p>A whole sheet, from the first wash to the signature. Then there is cake.</p>'),
          ],
        ),
      ),
      tallImage('paint-box', 'A box with ten colours', 27, 17),
    ),
  ),
  band(
    continued,
    title('From the last course'),
    widget('image-carousel', {
      slides_to_show: '3',
      slides_to_show_tablet: '2',
      slides_to_show_mobile: '1',
      image_spacing_custom: { size: 16, unit: 'px' },
      navigation: 'both',
      label: 'Paintings from the last course',
      slides: [
        { image: drawing('landscape-1', 'Violet hills at sunset'), caption: 'Evening, by Liv' },
        {
          image: drawing('harbour', 'A boat in front of a harbour', [1200, 900]),
          caption: 'The harbour, by Jonas',
        },
        {
          image: drawing('landscape-2', 'Blue hills in the morning'),
          caption: 'Morning, by Ayesha',
        },
        { image: drawing('landscape-3', 'Green hills at noon'), caption: 'Noon, by Per' },
      ],
    }),
  ),
  raisedBand(
    { _element_id: 'teacher' },
    split(
      'minmax(0, 1fr) minmax(0, 2fr)',
      {},
      image('portrait-1', 'Portrait of Sami Lind', [480, 480], {
        width_mobile: { size: 50, unit: '%' },
      }),
      stack(
        12,
        eyebrow('Your teacher'),
        title('Sami Lind'),
        text(
          'Sami has painted the same bay for eleven years and still finds new greys in it. His sheets hang in the town hall and in many kitchens.\n\nHe has taught four hundred beginners. “The paper does half of the work,” he says. “You only have to notice when.”',
        ),
      ),
    ),
  ),
  band(
    { _element_id: 'prices' },
    title('Reserve a seat'),
    widget('alert', {
      alert_title: 'Three seats are left',
      alert_description: 'The next course begins in September.',
      show_dismiss: 'hide',
    }),
    grid(
      '13rem',
      24,
      plan({
        name: 'One evening',
        label: 'To try',
        price: '€45',
        unit: 'the first Tuesday',
        items: ['Everything you need is there', 'Counts towards the whole course'],
        action: 'Try it',
      }),
      plan({
        name: 'Six evenings',
        label: 'Most chosen',
        price: '€240',
        unit: 'all six Tuesdays',
        items: ['Paper for every evening', 'Brushes and paint to use', 'Cake on the last one'],
        action: 'Reserve a seat',
        isChosen: true,
      }),
      plan({
        name: 'With paint box',
        label: 'To keep',
        price: '€295',
        unit: 'all six Tuesdays',
        items: ['Paper for every evening', 'Ten colours to keep', 'Two brushes to keep'],
        action: 'Take the box',
      }),
    ),
    note(
      'Students and pupils pay half. If you are ill, you may come to the same evening of the next course.',
    ),
  ),
  accentBand(
    split(
      'minmax(0, 1fr) auto',
      {},
      stack(
        8,
        title('Not sure yet?'),
        text('Come to the open evening on 24 February. The paint is on us.'),
      ),
      bandButton('Tell us you are coming', '/contact'),
    ),
  ),
  siteFooter(
    {
      name: 'Open Studio',
      words: 'Evenings with water, paper and two brushes.',
      contact: [
        'The old school, 2 Mill Road',
        ['studio@openstudio.example', 'mailto:studio@openstudio.example'],
      ],
    },
    '© Open Studio',
    footerColumn('This course', [
      ['Evenings', '#evenings'],
      ['Teacher', '#teacher'],
      ['Prices', '#prices'],
    ]),
    footerColumn('Getting here', ['Tram 4 to Mill Road', 'Bicycles in the yard']),
  ),
);
