import { container } from '../../../../server/starters/draft';
import { gaps, grid } from '../../../../server/starters/layout';
import {
  beside,
  button,
  columns,
  type Draft,
  fact,
  heading,
  image,
  link,
  list,
  offer,
  part,
  person,
  pictured,
  prices,
  scene,
  section,
  testimonial,
  text,
} from './elements';

/** A page or post of a new site. */
export interface SeededDocument {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** The date of creation: `2026-02-03`. */
  readonly date: string;
  readonly status?: 'draft';
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly content: readonly Draft[];
}

/** The pages of a new site. */
export const seededPages: readonly SeededDocument[] = [
  {
    slug: 'about',
    title: 'About the bindery',
    excerpt: 'Three binders, two presses from 1911, and a weir outside the window.',
    date: '2025-03-04',
    content: [
      beside(
        'minmax(0, 40rem) minmax(0, 1fr)',
        container({ content_width: 'full', flex_gap: gaps(48) }, [
          section(
            heading('Three people, one bench'),
            text(
              'Ada Linden opened the workshop in 1987 in what had been the miller’s stable. Tom Acheson came as an apprentice in 1999 and stayed; Noor Haddad joined us from a paper conservator’s in 2015.',
              'Everything that leaves the house has been through at least two pairs of hands. That is slower than one pair, and it is why we are seldom wrong about a book.',
            ),
          ),
          testimonial(
            'They asked me what the book was for before they asked what it should look like.',
            'Margaret, Underbridge',
          ),
        ]),
        image('/assets/shelf.svg', 'A shelf of bound books'),
      ),
      part(
        'Who you will meet',
        grid(
          '18rem',
          32,
          person('portrait-2', 'Ada Linden', 'Founder. Leather, gold, and the first letter.'),
          person('portrait-1', 'Tom Acheson', 'Binder. Sewing, boxes, and the press of 1911.'),
          person('portrait-4', 'Noor Haddad', 'Conservator. Paper, paste, and patience.'),
        ),
      ),
      button('Come and see us', '/pages/visit'),
    ],
  },
  {
    slug: 'services',
    title: 'What we make',
    excerpt: 'New bindings, repairs, boxes and albums, each made for one book.',
    date: '2025-03-04',
    content: [
      text(
        'Most of our work is one book at a time. We say what it costs before we start, and nothing is added afterwards.',
      ),
      columns(
        section(
          heading('New bindings'),
          text(
            'Theses, poems, family histories: sewn on tapes or raised cords, in cloth or leather.',
          ),
          link('Ask about a binding', '/contact'),
        ),
        section(
          heading('Repairs'),
          text(
            'Loose boards, split hinges, torn pages. We keep what is there wherever it will hold.',
          ),
          link('How we restore', '/pages/restoration'),
        ),
        section(
          heading('Boxes & albums'),
          text('Clamshell boxes for what should not be touched, albums for what should.'),
          link('A box as a gift', '/pages/gift-vouchers'),
        ),
      ),
      button('See the prices', '/pages/prices'),
    ],
  },
  {
    slug: 'restoration',
    title: 'Restoration',
    excerpt: 'What we do to an old book, and what we leave alone.',
    date: '2025-04-22',
    content: [
      columns(
        section(
          heading('First we look'),
          text(
            'Bring the book, or send photographs of its spine, its hinges and its worst page. Within a week you have a letter with what we would do, what we would leave, and what each costs.',
          ),
          list(
            'Nothing that cannot be undone',
            'Wheat starch paste and Japanese paper',
            'The old spine goes back on the new one',
          ),
        ),
        image('/assets/box.svg', 'A clamshell box'),
      ),
      button('Ask about a book', '/contact'),
    ],
  },
  {
    slug: 'courses',
    title: 'Weekend courses',
    excerpt:
      'Six people, two days, tea at four. You need no skill but patience; the needles are ours.',
    date: '2025-09-10',
    content: [
      grid(
        '20rem',
        32,
        offer({
          name: 'Sewing a notebook',
          words: 'Five sections on tapes, a cloth case and a ribbon. You take it home on Sunday.',
          picture: '/assets/bindery/sewing.svg',
          dates: [
            ['7 and 8 March', '2 places left'],
            ['6 and 7 June', '5 places left'],
          ],
          price: '£160',
          included: 'with lunch',
        }),
        offer({
          name: 'Marbling papers',
          words: 'Size, ox gall, combs. You leave with twelve sheets and blue hands.',
          picture: '/assets/bindery/marbling.svg',
          dates: [
            ['18 and 19 April', '1 place left'],
            ['10 and 11 October', '6 places left'],
          ],
          price: '£140',
          included: 'with an apron',
        }),
      ),
      part(
        'Good to know',
        grid(
          '14rem',
          32,
          fact('Hours', '10 am to 5 pm on both days, with an hour for lunch.'),
          fact('Place', 'At the bench, 14 Weir Lane, five minutes from the station.'),
          fact('What to bring', 'Sleeves that roll up. Tools, paper and thread are here.'),
          fact('If you cannot come', 'Cancel free of charge until two weeks before.'),
        ),
      ),
    ],
  },
  {
    slug: 'visit',
    title: 'Visit us',
    excerpt: 'How to find the door, and when it is open.',
    date: '2025-03-05',
    content: [
      columns(
        section(
          heading('By train'),
          text(
            'Underbridge has two trains an hour. Turn left out of the station, follow the river to the weir, and knock at the green door.',
          ),
        ),
        section(
          heading('By car'),
          text(
            'Weir Lane is narrow. Park behind the church and walk down the steps; it is two minutes.',
          ),
        ),
      ),
      list(
        ['01632 960 114', 'tel:+441632960114'],
        ['bench@lindenbindery.example', 'mailto:bench@lindenbindery.example'],
      ),
    ],
  },
  {
    slug: 'prices',
    title: 'Prices',
    excerpt: 'What things cost in 2026, as it stands on the wall.',
    date: '2026-01-08',
    content: [
      beside(
        'minmax(0, 40rem) minmax(0, 1fr)',
        container({ content_width: 'full', flex_gap: gaps(32) }, [
          prices(
            'Binding',
            ['Notebook, cloth', '144 pages, two weeks', '£38'],
            ['Thesis, cloth', 'title in foil, five working days', '£85'],
            ['Thesis, half leather', 'six weeks', '£145'],
            ['Family history', 'your pages, up to 300 of them', 'from £160'],
          ),
          prices(
            'Repair',
            ['Hinge or corner', 'one week', 'from £35'],
            ['New case for an old book', 'the old spine goes back on', 'from £90'],
            ['Washing and new sewing', 'about three months', 'from £280'],
          ),
          prices(
            'Boxes and albums',
            ['Slipcase', 'open at one side', 'from £70'],
            ['Album', '40 leaves, with your choice of cloth', '£110'],
            ['Clamshell box', 'made to the millimetre', 'from £120'],
          ),
          button('Ask about a book', '/contact'),
        ]),
        container({ content_width: 'full', flex_gap: gaps(32) }, [
          image('/assets/box.svg', 'A clamshell box with a book in it'),
          section(
            heading('Before you decide'),
            list(
              'A book that is larger than A4, or older than its owner, may cost more. We say so first.',
              'From £200, half is paid with the order.',
              'You come for your book, or we post it, insured, for £9.',
              'VAT is included.',
            ),
          ),
          testimonial(
            'The bill was the price on the wall, and the book opens flat for the first time.',
            'Dr Osei, Underbridge',
          ),
        ]),
      ),
    ],
  },
  {
    slug: 'caring-for-books',
    title: 'Caring for books',
    excerpt: 'Light, damp and sticky tape harm books. Here is what to do instead.',
    date: '2025-06-17',
    content: [
      beside(
        'minmax(0, 1fr) minmax(0, 28rem)',
        container({ content_width: 'full', flex_gap: gaps(32) }, [
          container({ content_width: 'full', flex_gap: gaps(20) }, [
            heading('Three things that harm books'),
            container({ content_width: 'full', flex_gap: gaps(24) }, [
              pictured(
                '/assets/bindery/sun.svg',
                'Sun on the spine',
                'It fades cloth and dries leather. Keep the shelf off the south wall, or draw the curtain at noon.',
              ),
              pictured(
                '/assets/bindery/damp.svg',
                'Damp below, heat above',
                'Boards warp, and paper grows mould. Leave a hand’s width to an outer wall, and two to a radiator.',
              ),
              pictured(
                '/assets/bindery/tape.svg',
                'Sticky tape',
                'Its glue eats into the paper for years. Lay a torn page flat, close the book, and let it wait.',
              ),
            ]),
          ]),
          section(
            heading('Once a year'),
            text(
              'Take every book out. Dust it from the spine outwards, closed, with a soft brush. Stand books upright and not too tight: a hand should fit behind a spine, so that nobody pulls at its head.',
            ),
          ),
          section(
            heading('When to ask us'),
            text(
              'If a board hangs loose, leather comes off as red dust, or a page smells of mould, do not mend it at home. Bring it in a clean pillowcase; looking costs nothing.',
            ),
          ),
          button('Ask about a book', '/contact'),
        ]),
        scene('/assets/bindery/window.svg', 'Sun through a window, on the faded spines of a shelf'),
      ),
    ],
  },
  {
    slug: 'gift-vouchers',
    title: 'Gift vouchers',
    excerpt: 'For a binding, a box or a weekend, printed on our own press.',
    date: '2025-11-12',
    content: [
      columns(
        section(
          text(
            'A voucher is a card, letterpress on 300 g cotton, in an envelope lined with marbled paper. It is good for three years.',
          ),
          button('Order a voucher', '/contact'),
        ),
        image('/assets/notebook.svg', 'A notebook'),
      ),
    ],
  },
  {
    slug: 'press',
    title: 'For the press',
    excerpt: 'A few facts, and pictures that may be printed.',
    date: '2025-05-20',
    status: 'draft',
    content: [
      text(
        'Linden Bindery is a workshop of three in Underbridge. It was founded in 1987 and binds some four hundred books a year.',
      ),
      button('Write to us', 'mailto:bench@lindenbindery.example'),
    ],
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    excerpt: 'What this site keeps of your visit: nearly nothing.',
    date: '2025-03-06',
    content: [
      heading('What you send us'),
      text(
        'What you write in a form comes to us by mail and stays in the outbox of this site until we delete it. We answer, and that is all that we do with it.',
      ),
      heading('What you do not send us'),
      text('This site counts nothing and shares nothing unless you have agreed to it.'),
    ],
  },
];
