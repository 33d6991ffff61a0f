/** Characters to skip before the first letter: white space, punctuation and invisible characters. */
const BEFORE = /^[\s\p{P}\p{Cf}]*/u;

/** A range in a text. */
export interface LetterRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the range of the first letter: a whole grapheme, including combining accents and surrogate pairs.
 * White space and punctuation before the letter are skipped.
 *
 * @returns undefined if there is no letter
 */
export function firstLetter(text: string): LetterRange | undefined {
  const start = BEFORE.exec(text)?.[0].length ?? 0;
  const [letter] = new Intl.Segmenter().segment(text.slice(start));
  return letter && { start, end: start + letter.segment.length };
}
