import { grid } from '../../../../server/starters/layout';
import {
  button,
  columns,
  type Draft,
  heading,
  image,
  link,
  list,
  offer,
  prices,
  section,
  sideImage,
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
      columns(
        section(
          heading('Three people, one bench'),
          text(
            'Ada Linden opened the workshop in 1987 in what had been the miller’s stable. Tom Acheson came as an apprentice in 1999 and stayed; Noor Haddad joined us from a paper conservator’s in 2015.',
            'Everything that leaves the house has been through at least two pairs of hands. That is slower than one pair, and it is why we are seldom wrong about a book.',
          ),
        ),
        image('/assets/shelf.svg', 'A shelf of bound books'),
      ),
      testimonial(
        'They asked me what the book was for before they asked what it should look like.',
        'Margaret, Underbridge',
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
    excerpt: 'Sew a notebook on Saturday and take it home on Sunday.',
    date: '2025-09-10',
    content: [
      text(
        'Six people, two days, tea at four. You need no skill but patience; the needles are ours.',
      ),
      grid(
        '18rem',
        24,
        offer({
          name: 'Sewing a notebook',
          words: 'Five sections on tapes, a cloth case and a ribbon.',
          dates: ['7 and 8 March', '6 and 7 June'],
          price: '£160',
          included: 'with lunch',
          action: 'Book a place to sew',
        }),
        offer({
          name: 'Marbling papers',
          words: 'Size, ox gall, combs. You leave with twelve sheets and blue hands.',
          dates: ['18 and 19 April', '10 and 11 October'],
          price: '£140',
          included: 'with an apron',
          action: 'Book a place to marble',
        }),
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
    excerpt: 'What things cost, as it stands on the wall.',
    date: '2026-01-08',
    content: [
      text(
        'These are the prices of 2026. A book that is larger than A4, or older than its owner, may cost more; then we say so first.',
      ),
      columns(
        prices(
          'Prices of the workshop',
          ['Notebook, cloth', '£38'],
          ['Thesis, half leather', '£145'],
          ['New case for an old book', 'from £90'],
          ['Clamshell box', 'from £120'],
        ),
        image('/assets/box.svg', 'A clamshell box'),
      ),
      button('Ask about a book', '/contact'),
    ],
  },
  {
    slug: 'caring-for-books',
    title: 'Caring for books',
    excerpt: 'Light, damp, sticky tape: what harms books, and what to do instead.',
    date: '2025-06-17',
    content: [
      columns(
        section(
          heading('Three things that harm books'),
          list(
            'Sun on the spine: it fades cloth and dries leather',
            'Damp below and heat above: boards warp, and paper grows mould',
            'Sticky tape, always: its glue eats into the paper',
          ),
          heading('What to do instead'),
          text(
            'Stand books upright, not tight. Dust them from the spine outwards, with the book closed. And leave a torn page as it is until somebody with paste has seen it.',
          ),
        ),
        sideImage('/assets/notebook.svg', 'A notebook'),
      ),
      button('Ask about a book', '/contact'),
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
