import { expect } from 'chai';
import { firstLetter } from '../../../../src/elements/built/text-editor/first-letter';

function cut(text: string): string[] | undefined {
  const place = firstLetter(text);
  return (
    place && [text.slice(0, place.start), text.slice(place.start, place.end), text.slice(place.end)]
  );
}

describe('the first letter of a text', () => {
  for (const [what, text, wanted] of [
    ['is its first character', 'A book', ['', 'A', ' book']],
    ['comes after white space', ' \n\tA book', [' \n\t', 'A', ' book']],
    ['comes after a quotation mark', '“A book”', ['“', 'A', ' book”']],
    ['comes after several marks', '— «¿Qué?»', ['— «¿', 'Q', 'ué?»']],
    ['comes after what is not seen', '\u200B\u00ADA', ['\u200B\u00AD', 'A', '']],
    ['has its accent with it', 'E\u0301vora', ['', 'E\u0301', 'vora']],
    ['is both halves of a surrogate pair', '𝔄bc', ['', '𝔄', 'bc']],
    ['is a whole family of emoji', '👩‍👧‍👦 at home', ['', '👩‍👧‍👦', ' at home']],
    ['may be a digit', '12 books', ['', '1', '2 books']],
    ['may be a sign of money', '$5', ['', '$', '5']],
    ['may be all there is', 'A', ['', 'A', '']],
  ] as const) {
    it(what, () => expect(cut(text)).to.deep.equal(wanted));
  }

  it('is undefined in a text of punctuation only', () => {
    for (const text of ['', '  ', '“…”']) expect(cut(text)).to.equal(undefined);
  });
});
