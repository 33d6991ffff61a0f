import {
  button,
  footerColumn,
  heading,
  type ListItem,
  lead,
  list,
  note,
  quietButton,
  siteFooter,
  siteHeader,
  smallTitle,
  text,
} from './blocks';
import { container, widget } from './draft';
import { band, bandPadding, gaps, row, split, stack } from './layout';
import { starterPage } from './starter-page';

const anchor = (id: string) => ({
  _element_id: id,
  _margin: { unit: 'px', top: '24', right: '0', bottom: '0', left: '0' },
});

type Chapter = readonly [title: string, items: readonly ListItem[]];

const contents = ([title, items]: Chapter) => stack(10, smallTitle(title), list('', items));

const chapters: readonly Chapter[] = [
  [
    'Begin',
    [
      ['Install', '/pages/documentation', 'aria-current|page'],
      ['The first pattern', '#pattern'],
      ['Weave', '#weave'],
    ],
  ],
  [
    'Reference',
    [
      ['Options', '#options'],
      ['Errors', '#errors'],
      ['Help', '#help'],
    ],
  ],
];

/** The chapters in a row that opens, for phones: beside the text is no space. */
const foldedContents = container(
  {
    content_width: 'full',
    html_tag: 'nav',
    hide_desktop: 'hidden-desktop',
    hide_tablet: 'hidden-tablet',
  },
  [
    widget(
      'nested-accordion',
      { title_tag: 'div', default_state: 'all_collapsed', items: [{ item_title: 'Contents' }] },
      [stack(20, ...chapters.map(contents))],
    ),
  ],
);

/** A page of documentation. */
export const documentation = starterPage(
  'documentation',
  {
    title: 'Install Loom, in the documentation of Loom',
    excerpt: 'How to install Loom, write the first pattern, and what each option means.',
    menu: [
      ['Install', '#install'],
      ['Pattern', '#pattern'],
      ['Options', '#options'],
      ['Help', '#help'],
    ],
  },
  siteHeader(
    'Loom docs',
    'documentation',
    widget('search-form', {
      placeholder: 'Search',
      _element_width: 'initial',
      _element_custom_width: { size: 16, unit: 'rem' },
      _element_custom_width_tablet: { size: 12, unit: 'rem' },
      hide_mobile: 'hidden-mobile',
    }),
  ),
  band(
    { html_tag: 'div', padding: bandPadding('clamp(2rem, 5vw, 3.5rem)', '4rem') },
    split(
      'minmax(0, 12rem) minmax(0, 40rem) minmax(0, 1fr)',
      {
        grid_align_items: 'start',
        grid_gaps: gaps(32, 56),
        grid_columns_grid_tablet: { size: 'minmax(0, 10rem) minmax(0, 1fr)', unit: 'custom' },
      },
      {
        ...stack(28, ...chapters.map(contents)),
        settings: {
          content_width: 'full',
          html_tag: 'nav',
          sticky: 'top',
          sticky_offset: 24,
          flex_gap: gaps(28),
          hide_mobile: 'hidden-mobile',
          grid_row_tablet: '2',
        },
      },
      stack(
        20,
        foldedContents,
        stack(
          12,
          heading('Install Loom', 'h1'),
          lead(
            'Loom turns a text file into a weaving pattern that your machine can read. You need ten minutes and a terminal.',
          ),
        ),
        widget('alert', {
          alert_title: 'Version 4 is new',
          alert_description: 'Patterns of version 3 open as before, and keep their colours.',
          show_dismiss: 'hide',
        }),
        heading('Install', 'h2', anchor('install')),
        text('Loom runs on Linux, macOS and Windows. Choose your package manager:'),
        widget(
          'nested-tabs',
          { tabs: [{ tab_title: 'npm' }, { tab_title: 'pnpm' }, { tab_title: 'Homebrew' }] },
          [
            stack(12, text('<pre><code>npm install --global loom-weave</code></pre>')),
            stack(12, text('<pre><code>pnpm add --global loom-weave</code></pre>')),
            stack(12, text('<pre><code>brew install loom-weave</code></pre>')),
          ],
        ),
        text(
          '<p>Then ask for the version. If you see a number, all is well.</p><pre><code>$ loom --version\n4.0.2</code></pre>',
        ),
        heading('The first pattern', 'h2', anchor('pattern')),
        text(
          '<p>A pattern is a file with the ending <code>.weave</code>. Each line is a row of the cloth, each letter a thread. Create <code>stripes.weave</code>:</p><pre><code>warp: 24 linen\nweft: 24 wool\n\nA A A B B B\nA A A B B B\n\nA = #1d3a5f\nB = #f2c879</code></pre><p>The two first lines name the threads. Letters get their colours at the end, so that you can change them in one place.</p>',
        ),
        heading('Weave', 'h2', anchor('weave')),
        text(
          '<ol><li>Check the pattern: <code>loom check stripes.weave</code></li><li>See it in the browser: <code>loom show stripes.weave</code></li><li>Send it to the machine: <code>loom weave stripes.weave</code></li></ol>',
        ),
        heading('Options', 'h2', anchor('options')),
        widget('nh-table', {
          caption: 'Options of loom weave',
          columns: ['Option', 'Default', 'What it does'],
          rows: [
            { cells: ['<code>--width</code>', '60 cm', 'The width of the cloth.'] },
            { cells: ['<code>--repeat</code>', '1', 'How often the pattern is woven.'] },
            { cells: ['<code>--slow</code>', 'off', 'Half speed, for thin threads.'] },
            { cells: ['<code>--dry-run</code>', 'off', 'Moves the shafts without thread.'] },
          ],
        }),
        heading('Errors', 'h2', anchor('errors')),
        widget('toggle', {
          title_html_tag: 'h3',
          tabs: [
            {
              tab_title: 'Thread A has no colour',
              tab_content:
                '<p>A letter of the pattern is missing at the end of the file. Add a line such as <code>A = #1d3a5f</code>.</p>',
            },
            {
              tab_title: 'The machine does not answer',
              tab_content:
                '<p>Another program uses the port. Close it, or name the port: <code>loom weave --port 2</code>.</p>',
            },
            {
              tab_title: 'The rows differ in length',
              tab_content:
                '<p>Each row needs the same number of letters. <code>loom check</code> names the first one that differs.</p>',
            },
          ],
        }),
        heading('Help', 'h2', anchor('help')),
        text(
          'Nobody weaves alone. Ask in the forum, or <a href="/contact">write to us</a>; we answer on weekdays.',
        ),
        widget('divider', {}),
        row(
          { flex_justify_content: 'space-between' },
          quietButton('Back to start', '#install'),
          button('Next: The first pattern', '#pattern'),
        ),
      ),
      container(
        {
          content_width: 'full',
          html_tag: 'aside',
          flex_gap: gaps(8),
          _margin: { unit: 'px', top: '6', right: '0', bottom: '0', left: '0' },
        },
        [
          smallTitle('About this page'),
          note('Edited on 12 November 2026, for version 4.0.'),
          text('<a href="/contact">Report a mistake</a>'),
        ],
      ),
    ),
  ),
  siteFooter(
    {
      name: 'Loom',
      words: 'Patterns for weaving machines, written as text.',
      contact: [['Write to us', '/contact']],
    },
    'Loom is free software.',
    footerColumn('Begin', [
      ['Install', '#install'],
      ['The first pattern', '#pattern'],
    ]),
    footerColumn('Reference', [
      ['Options', '#options'],
      ['Errors', '#errors'],
    ]),
  ),
);
