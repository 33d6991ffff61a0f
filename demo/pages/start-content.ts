/** The price list of the front page. */
export const prices = [
  {
    name: 'Mending',
    text: 'Torn pages, loose boards, a spine that the cat liked. We keep all that can be kept.',
    price: 'from £45',
    time: 'two weeks',
  },
  {
    name: 'Rebinding',
    text: 'New sewing on linen tapes and a new case in buckram or leather, under the old title.',
    price: 'from £120',
    time: 'five weeks',
  },
  {
    name: 'Short runs',
    text: 'Your own book in one to two hundred copies, sewn so that it opens flat on a table.',
    price: 'from £28 a copy',
    time: 'eight weeks',
  },
  {
    name: 'Boxes',
    text: 'Clamshells, slipcases and portfolios to the millimetre, lined with acid-free paper.',
    price: 'from £70',
    time: 'three weeks',
  },
] as const;

/** A commission, step by step. */
export const commission = [
  { name: 'You write', text: 'A few lines and a photograph of the spine tell us most of it.' },
  { name: 'We look', text: 'Bring the book or post it. Looking is free, and so is a no.' },
  { name: 'You decide', text: 'A written price that does not grow, with cloth samples to touch.' },
  { name: 'We sew', text: 'We send a photograph half-way, and a card when it is under the press.' },
] as const;

/** Current work. */
export const bench = [
  {
    art: '/assets/notebook.svg',
    name: 'A baker’s notebook, 1931',
    text: 'Two hundred recipes on loose leaves, guarded in Japanese paper and sewn for the first time.',
  },
  {
    art: '/assets/verse.svg',
    name: 'Forty copies of a first book',
    text: 'Poems by Ada Fenn, set in Underbridge, in half cloth with paste paper made on this table.',
  },
  {
    art: '/assets/box.svg',
    name: 'A box for a ship’s log',
    text: 'The log stays as the sea left it. The clamshell round it is new, green and quite dry.',
  },
] as const;

/** Frequently asked questions. */
export const questions = [
  {
    question: 'Will rebinding spoil the value of an old book?',
    answer:
      'It can. If the binding is worth more than the comfort of using it, we say so and offer a box instead.',
  },
  {
    question: 'Can I post a book to you?',
    answer:
      'Yes: wrapped in card, then in a box with room round it, and insured. We write on the day it arrives.',
  },
  {
    question: 'Do you teach?',
    answer:
      'Six people, one weekend, one sewn notebook each, four times a year. Dates go out in the letter below first.',
  },
] as const;
