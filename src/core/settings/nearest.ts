import { filledList } from '../state/lists';

/** The maximum length; a longer word is no typing error. */
const LONGEST = 64;

/**
 * Returns the word that a misspelt one probably stands for, ignoring case; undefined if none is close.
 */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const meant = word.toLowerCase();
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of words) {
    // Allows one error per three letters.
    const farthest = Math.max(1, Math.floor(Math.max(word.length, one.length) / 3));
    if (Math.abs(one.length - word.length) > Math.min(farthest, least - 1)) continue;
    const distance = editDistance(meant, one.toLowerCase());
    if (distance <= farthest && distance < least) [nearest, least] = [one, distance];
  }
  return nearest;
}

/** Counts the letters to insert, delete or replace; two swapped neighbours count as one. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = filledList(to.length + 1, (column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const exchanged = at(last, column - 1) + (isSame ? 0 : 1);
      const isTwisted = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const twisted = isTwisted ? at(before, column - 2) + 1 : exchanged;
      next.push(Math.min(at(last, column) + 1, at(next, column - 1) + 1, exchanged, twisted));
    }
    [before, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
