import {
  button,
  display,
  feature,
  footerColumn,
  image,
  lead,
  pairs,
  siteFooter,
  siteHeader,
  smallTitle,
  text,
  titledQuestions,
} from './blocks';
import { container, widget } from './draft';
import { band, continued, gaps, split, stack } from './layout';
import { starterPage } from './starter-page';

/** A page with a form and an address. */
export const contact = starterPage(
  'contact',
  {
    title: 'Write to Wren & Daughters',
    excerpt: 'A joinery for windows and doors: address, hours, and a form for your plans.',
    menu: [
      ['Write', '#write'],
      ['Visit', '#visit'],
      ['Questions', '#questions'],
    ],
  },
  siteHeader('Wren & Daughters', 'contact', button('Call us', 'tel:+4755506789', { size: 'sm' })),
  band(
    { _element_id: 'write' },
    split(
      'minmax(0, 5fr) minmax(0, 4fr)',
      {
        grid_columns_grid_tablet: { size: 'minmax(0, 3fr) minmax(0, 2fr)', unit: 'custom' },
        grid_align_items: 'start',
      },
      stack(
        24,
        stack(
          20,
          display('Tell us about your house'),
          lead(
            'Send a few lines and a photograph. You get an answer within two days, from the person who would build your window.',
          ),
        ),
        widget('nh-contact-form', { id: 7 }),
      ),
      stack(
        28,
        image('joinery', 'A window frame on the bench of the joinery', [960, 720]),
        feature(
          'map-marker-alt',
          '21 Sawmill Road, Halden',
          'In the yard behind the church. Ring at the blue door.',
          'h2',
        ),
        feature(
          'phone',
          '+47 55 50 67 89',
          'Monday to Thursday, 7 to 15. Elsa answers, and she knows everything.',
          'h2',
          { link: { url: 'tel:+4755506789' } },
        ),
        feature(
          'envelope',
          'post@wren.example',
          'For drawings that are too large for the form.',
          'h2',
          { link: { url: 'mailto:post@wren.example' } },
        ),
        pairs('Opening hours', [
          ['Monday to Thursday', '7 to 15'],
          ['Friday', '7 to 12'],
          ['First Saturday', '10 to 14'],
        ]),
        container({ content_width: 'full', flex_gap: gaps(8), _element_id: 'visit' }, [
          smallTitle('Visit the workshop'),
          text(
            '<p><strong>By car:</strong> two places in the yard, with a socket.</p><p><strong>By tram:</strong> line 4 to Sawmill Road, then two minutes.</p><p><strong>On open days:</strong> the first Saturday of the month, with coffee and planes.</p>',
          ),
        ]),
      ),
    ),
  ),
  band(
    { ...continued, _element_id: 'questions' },
    titledQuestions(
      'Before you write',
      [
        'What should a photograph show?',
        'The whole wall, and the corner that worries you. Two pictures are better than ten.',
      ],
      [
        'Do you repair old windows?',
        'Yes, if the frame is sound. We tell you before we take it out.',
      ],
      ['How long is the wait?', 'Nine weeks at present, for repairs three.'],
    ),
  ),
  siteFooter(
    {
      name: 'Wren & Daughters',
      words: 'Windows and doors, made and mended since 1948.',
      contact: ['21 Sawmill Road, Halden', ['post@wren.example', 'mailto:post@wren.example']],
    },
    '© Wren & Daughters',
    footerColumn('This page', [
      ['Write', '#write'],
      ['Visit', '#visit'],
      ['Questions', '#questions'],
    ]),
    footerColumn('Hours', ['Monday to Thursday, 7 to 15', 'Friday, 7 to 12']),
  ),
);
