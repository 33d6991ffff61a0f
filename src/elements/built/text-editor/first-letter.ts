/** What stands before a first letter: white space, quotation marks and the like, and what is not seen. */
const BEFORE = /^[\s\p{P}\p{Cf}]*/u;

/** A place in a text. */
export interface LetterPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the first letter of a text is: all that is read as one, with its accents, or both halves of a
 * character beyond the first plane. White space and marks before it are passed over.
 *
 * @returns undefined where there is none
 */
export function firstLetter(text: string): LetterPlace | undefined {
  const start = BEFORE.exec(text)?.[0].length ?? 0;
  const [letter] = new Intl.Segmenter().segment(text.slice(start));
  return letter && { start, end: start + letter.segment.length };
}
