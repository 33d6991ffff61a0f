import type { Random } from '../random';
import type { Motif } from '../work';
import * as words from './words';

/** A title for a work with this motif, or with this film, as plain text. */
export function titleOf(motif: Motif, random: Random, film = ''): string {
  return random.pick(filmTitles[film] ?? titles[motif])(random);
}

type TitleMaker = (random: Random) => string;

const titles: Readonly<Record<Motif, readonly TitleMaker[]>> = {
  binding: [
    (random) => `${random.pick(words.books)}, ${random.whole(1742, 1968)}`,
    (random) => `${random.pick(words.books)} in ${random.pick(words.materials)}`,
    (random) => `The ${random.pick(words.families)} family Bible`,
    (random) => `${possessive(random.pick(words.people))} own copy of ${random.pick(words.books)}`,
    (random) => `${random.pick(words.books)} – ${random.whole(12, 200)} copies`,
    (random) => `${random.pick(words.places)} parish register, ${random.whole(1702, 1899)}`,
  ],
  box: [
    (random) => `Clamshell for ${random.pick(words.books)}`,
    (random) => `Slipcase & chemise, ${random.pick(words.materials)}`,
    (random) => `A box for what ${random.pick(words.people)} left behind…`,
    (random) => `Map case for ${random.pick(words.places)}`,
    (random) => `Portfolio of ${random.whole(6, 48)} prints, ${random.pick(words.places)}`,
  ],
  album: [
    (random) => `${random.pick(words.occasions)}, ${random.pick(words.places)}`,
    (random) => `${random.pick(words.occasions)} for ${random.pick(words.people)}`,
    (random) => `${random.pick(words.families)} & ${random.pick(words.families)}, a wedding`,
  ],
  paper: [
    (random) => `${random.pick(words.marbles)} in ${twoInks(random)}`,
    (random) => `${random.pick(words.marbles)} no. ${random.whole(2, 98)}`,
    (random) => `Endpapers for ${random.pick(words.books)}`,
  ],
  site: [
    (random) => `${random.pick(words.places)} ${random.pick(words.trades)}`,
    (random) => `${random.pick(words.families)} ${random.pick(words.trades)}`,
    (random) => `${random.pick(words.people)}, author of “${random.pick(words.books)}”`,
    (random) => `${random.pick(words.books)}: the site of the book`,
  ],
  film: [(random) => `A morning at the bench with ${random.pick(words.people)}`],
};

const marblingTitles: readonly TitleMaker[] = [
  (random) => `${random.pick(words.marbles)}, from bath to sheet`,
  (random) => `A bath of ${twoInks(random)}`,
];

const filmTitles: Readonly<Record<string, readonly TitleMaker[]>> = {
  'pages.webm': [(random) => `Turning the pages of ${random.pick(words.books)}`],
  'sewing.webm': [
    (random) => `Sewing the sections of ${random.pick(words.books)}`,
    (random) => `How ${random.pick(words.people)} ties a kettle stitch`,
  ],
  'press.webm': [(random) => `${random.pick(words.books)} under the press`],
  'marbling.webm': marblingTitles,
  'comb.webm': marblingTitles,
};

/** A paragraph about a work, as plain text. */
export function textOf(motif: Motif, random: Random): string {
  return `${random.pick(openings[motif])} ${random.pick(endings)}`;
}

const openings: Readonly<Record<Motif, readonly string[]>> = {
  binding: [
    'Resewn on linen tapes and laced into new boards; the old title was kept and laid down again.',
    'The text block was sound, the spine was not. It has a hollow back now and opens flat.',
    'Sewn all along in thirty-two sections, rounded by hand, with double headbands in two silks.',
  ],
  box: [
    'A drop-back box to the millimetre, lined with acid-free paper and closed by two bone clips.',
    'Board, cloth and a little felt: nothing inside it can slip, and nothing can fall out.',
  ],
  album: [
    'Guarded leaves, so that it still closes when it is full, and glassine between them.',
    'Forty leaves of heavy black paper with a ribbon, made to be written in and passed round.',
  ],
  paper: [
    'Thrown, combed and lifted in one go on carrageen size; no two sheets come out alike.',
    'Four colours in the bath, the last one from a whisk, and a steady hand with the comb.',
  ],
  site: [
    'We bound the book, and the site borrowed its colours, its headbands and its manners.',
    'A small site for a small press: what is in print, what is nearly, and how to find the door.',
  ],
  film: [
    'Filmed over the bench in one take. The radio is off, so one hears the needle.',
    'A few seconds of what takes most of a morning, without the swearing.',
  ],
};

const endings = [
  'It went home in the week before Easter.',
  'The customer fetched it on foot, in the rain, under a coat.',
  'Wei sewed it, Marta covered it, and Tom carried the press.',
  'It lives beside the weir again, and is read on Sundays.',
  'We would make it the same way tomorrow.',
  'There is a drawing of it in the day book, with the measurements.',
];

/** The alternative text of a thumbnail. */
export function altOf(motif: Motif, title: string): string {
  return `${sights[motif]}: ${title}`;
}

const sights: Readonly<Record<Motif, string>> = {
  binding: 'Bound book',
  box: 'Box',
  album: 'Album',
  paper: 'Marbled sheet',
  site: 'Web page',
  film: 'Still from a film',
};

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

function twoInks(random: Random): string {
  const first = random.whole(0, words.inks.length - 1);
  const second = (first + random.whole(1, words.inks.length - 1)) % words.inks.length;
  return `${words.inks[first]} & ${words.inks[second]}`;
}
