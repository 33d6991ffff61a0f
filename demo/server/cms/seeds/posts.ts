import type { DocumentTerm } from '../terms';
import { button, heading, image, list, text } from './elements';
import type { SeededDocument } from './pages';

/** The categories and tags of posts. */
export const seededTerms: readonly DocumentTerm[] = [
  {
    taxonomy: 'category',
    slug: 'bench',
    name: 'From the bench',
    description: 'What we are working on.',
  },
  { taxonomy: 'category', slug: 'craft', name: 'Craft', description: 'How it is done.' },
  { taxonomy: 'category', slug: 'news', name: 'News', description: '' },
  { taxonomy: 'post_tag', slug: 'leather', name: 'Leather', description: '' },
  { taxonomy: 'post_tag', slug: 'marbling', name: 'Marbling', description: '' },
  { taxonomy: 'post_tag', slug: 'paper', name: 'Paper', description: '' },
  { taxonomy: 'post_tag', slug: 'tools', name: 'Tools', description: '' },
];

/** The posts of a new site. */
export const seededPosts: readonly SeededDocument[] = [
  {
    slug: 'a-bible-comes-home',
    title: 'A Bible comes home',
    excerpt: 'It had been in a flood, an attic and a removal van. Now it is back on its shelf.',
    date: '2026-02-12',
    categories: ['bench'],
    tags: ['leather', 'paper'],
    content: [
      text(
        'The boards had warped like crisps and the first eleven leaves were one. We pulled it, washed it in three baths, and sewed it again on the five cords that it was made on in 1794.',
        'The old leather went back over the new spine. From a yard away nobody can tell, and from a foot away anybody should.',
      ),
      image('/assets/box.svg', 'The box that the Bible now lives in'),
    ],
  },
  {
    slug: 'why-we-still-sew',
    title: 'Why we still sew',
    excerpt: 'Glue lets go after thirty years. Thread does not.',
    date: '2026-01-20',
    categories: ['craft'],
    tags: ['tools'],
    content: [
      text(
        'A sewn book opens flat, because each section turns on its own thread. A glued one opens until it breaks.',
      ),
      heading('What it takes', 'h3'),
      list('Linen thread, waxed', 'A frame that is older than we are', 'About an hour for a novel'),
    ],
  },
  {
    slug: 'blue-week',
    title: 'Blue week',
    excerpt: 'Forty sheets, one colour, and every comb that we own.',
    date: '2025-11-28',
    categories: ['bench', 'craft'],
    tags: ['marbling', 'paper'],
    content: [
      text(
        'Once a year we marble in one colour for a whole week. It teaches the hand what the comb does, with nothing else to look at.',
      ),
      image('/assets/built/papers/waves.svg', 'A sheet of blue waves'),
      button('See our papers', '/portfolio-pictures'),
    ],
  },
  {
    slug: 'the-press-of-1911',
    title: 'The press of 1911',
    excerpt: 'It came up Weir Lane on a milk float and has not moved since.',
    date: '2025-10-02',
    categories: ['news'],
    tags: ['tools'],
    content: [
      text(
        'A standing press weighs as much as a small car and does one thing: it waits. Ours has a new screw since Tuesday, cut by the man whose grandfather cut the last one.',
      ),
    ],
  },
  {
    slug: 'courses-for-spring',
    title: 'Courses for spring',
    excerpt: 'Three weekends, eighteen places, and there is cake.',
    date: '2025-09-15',
    categories: ['news'],
    content: [
      text(
        'The dates for spring are out. Half the places go to people who have asked before; the others are here.',
      ),
      button('Weekend courses', '/pages/courses'),
    ],
  },
  {
    slug: 'choosing-endpapers',
    title: 'Choosing endpapers',
    excerpt: 'A draft on the first thing that one sees inside a book.',
    date: '2025-08-06',
    status: 'draft',
    categories: ['craft'],
    tags: ['paper', 'marbling'],
    content: [text('Plain, printed, pasted or marbled: the endpaper is a door. Open it slowly.')],
  },
];
