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
  note,
  plan,
  quietButton,
  quote,
  siteFooter,
  siteHeader,
  text,
  title,
  titledQuestions,
} from './blocks';
import {
  accentBand,
  allSides,
  band,
  bandPadding,
  grid,
  ground,
  headed,
  low,
  raisedBand,
  row,
  section,
  split,
  stack,
} from './layout';
import { starterPage } from './starter-page';

/** The page of a product. */
export const landingPage = starterPage(
  'landing-page',
  {
    title: 'Tidewatch, tides and wind for small boats',
    excerpt: 'An app that tells you when to leave, and when to stay in the harbour.',
    menu: [
      ['Features', '#features'],
      ['Prices', '#prices'],
      ['Questions', '#questions'],
    ],
  },
  siteHeader(
    'Tidewatch',
    'landing-page',
    button('Try it free', '#prices', { size: 'sm', hide_mobile: 'hidden-mobile' }),
  ),
  band(
    {},
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      {},
      stack(
        20,
        eyebrow('For small boats and cautious people'),
        display('Know when to leave the harbour'),
        lead(
          'Tidewatch puts tide, wind and daylight on one line, and tells you in plain words which hours are yours.',
        ),
        row({}, button('Try it free', '#prices'), quietButton('How it works', '#features')),
        note('No card needed. Works offline, from Stavanger to Cadiz.'),
      ),
      image(
        'tide-app',
        'The app on a phone: high water at 14:20, leave by 13:05, and the curve of the tide',
        [1200, 900],
      ),
    ),
  ),
  raisedBand(
    low,
    figures(
      [1840, 'harbours and their tides'],
      [10, 'between two forecasts', ' min'],
      [52000, 'boats on the water with us'],
    ),
  ),
  band(
    { _element_id: 'features', ...headed },
    stack(
      8,
      title('One line instead of five apps'),
      text('Everything that decides about your day, in the order in which you need it.'),
    ),
    grid(
      '18rem',
      40,
      feature('clock', 'Your hours', 'The time in which your boat floats, in both directions.'),
      feature(
        'bolt',
        'Wind that you can trust',
        'Two models side by side. If they disagree, we say so.',
      ),
      feature(
        'map-marker-alt',
        'Your harbour',
        'Sills, bars and bridges are part of the sum, and you can correct them.',
      ),
      feature('users', 'The crew', 'Share a plan by link. Nobody has to install anything.'),
      feature(
        'lock',
        'Your track is yours',
        'Positions stay on your phone, unless you share them.',
      ),
      feature('leaf', 'A quiet app', 'One message a day, and a loud one when it matters.'),
    ),
  ),
  band(
    {
      ...ground('#16303a', '#fff'),
      padding: bandPadding('clamp(4.5rem, 10vw, 8rem)', section),
      shape_divider_top: 'waves',
      shape_divider_top_height: { size: 56, unit: 'px' },
      shape_divider_top_height_mobile: { size: 28, unit: 'px' },
    },
    split(
      'minmax(0, 1fr) minmax(0, 1fr)',
      {},
      image('harbour', 'A sailing boat in front of a harbour', [1200, 900]),
      stack(
        16,
        title('Made on a boat, by people who missed the tide'),
        text(
          'In 2019 we sat on a sandbank for nine hours, with four apps that had all been right. So we wrote one that tells you what it means.\n\nToday harbour masters use it, and so do our mothers.',
        ),
        row(
          {},
          button('Read our story', '/posts/blog-post', {
            background_color: 'transparent',
            button_text_color: '#fff',
            border_border: 'solid',
            border_width: allSides(1),
            border_color: '#fff',
          }),
        ),
      ),
    ),
  ),
  raisedBand(
    {},
    quote({
      words:
        'I used to ask three neighbours and then guess. Now I look once, and we are out before the ferry.',
      name: 'Randi Moe',
      role: 'Sails a Folkboat from Halden',
      portrait: 'portrait-2',
    }),
  ),
  band(
    { _element_id: 'prices' },
    title('Prices'),
    grid(
      '13rem',
      24,
      plan({
        name: 'Mooring',
        label: 'One harbour',
        price: '€0',
        unit: 'for ever',
        items: ['Your home harbour', 'Tide and daylight', 'Three days ahead'],
        action: 'Start free',
      }),
      plan({
        name: 'Coast',
        label: 'Most chosen',
        price: '€4',
        unit: 'a month, or €36 a year',
        items: ['All harbours', 'Wind from two models', 'Plans for your crew'],
        action: 'Try it free',
        isChosen: true,
      }),
      plan({
        name: 'Club',
        label: 'For clubs',
        price: '€90',
        unit: 'a year, for ten boats',
        items: ['Everything in Coast', 'One bill', 'Corrections for your harbour'],
        action: 'Ask us',
      }),
    ),
    note('Prices contain tax. You can leave whenever you want, and keep your plans.'),
  ),
  raisedBand(
    { _element_id: 'questions' },
    titledQuestions(
      'Questions',
      [
        'Where do the tides come from?',
        'From the hydrographic offices of eleven countries, corrected by 310 gauges.',
      ],
      [
        'Does it work without a network?',
        'Yes. The next seven days of your harbours are on your phone.',
      ],
      ['Is it a substitute for a chart?', 'No. It tells you when, not where.'],
      [
        'What happens to my data?',
        'Your positions stay on your phone. We keep your email address and your plan.',
      ],
    ),
  ),
  accentBand(
    stack(
      16,
      title('High water is at 14:20', { align: 'center' }),
      text('You could be out there.', { align: 'center' }),
      bandButton('Try it free', '/contact', { align: 'center' }),
    ),
  ),
  siteFooter(
    {
      name: 'Tidewatch',
      words: 'Tide, wind and daylight on one line.',
      contact: [
        '1 Harbour Office, Halden',
        ['crew@tidewatch.example', 'mailto:crew@tidewatch.example'],
      ],
    },
    '© Tidewatch',
    footerColumn('Product', [
      ['Features', '#features'],
      ['Prices', '#prices'],
      ['Questions', '#questions'],
    ]),
    footerColumn('Company', [
      ['Our story', '/posts/blog-post'],
      ['Contact', '/contact'],
    ]),
  ),
);
