import { filledList } from '../../../../core/state/lists';
/** A piece of two texts: in both, or in one of them alone. */
export interface Piece {
  readonly in: 'both' | 'site' | 'kit';
  readonly text: string;
}

/** Longer texts are compared as a whole between their equal ends, since the effort grows quadratically. */
const MOST_WORDS = 600;

/** Compares two texts word by word. */
export function wordDiff(site: string, kit: string): Piece[] {
  const [before, after] = [words(site), words(kit)];
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).reverse(), after.slice(start).reverse());
  const middle = [before, after].map((list) => list.slice(start, list.length - end));
  return joined([
    ...pieces('both', before.slice(0, start)),
    ...middlePieces(middle[0] ?? [], middle[1] ?? []),
    ...pieces('both', before.slice(before.length - end)),
  ]);
}

/** The words and the spaces between them, so that the texts can be rebuilt. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, position) => word !== other[position]);
  return index < 0 ? one.length : index;
}

function middlePieces(before: readonly string[], after: readonly string[]): Piece[] {
  if (Math.max(before.length, after.length) > MOST_WORDS) {
    return [...pieces('site', before), ...pieces('kit', after)];
  }
  const lengths = commonLengths(before, after);
  const found: Piece[] = [];
  let [at, to] = [0, 0];
  while (at < before.length && to < after.length) {
    const [word = '', other = ''] = [before[at], after[to]];
    if (word === other) {
      found.push({ in: 'both', text: word });
      at++;
      to++;
    } else if ((lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0)) {
      found.push({ in: 'site', text: word });
      at++;
    } else {
      found.push({ in: 'kit', text: other });
      to++;
    }
  }
  return [...found, ...pieces('site', before.slice(at)), ...pieces('kit', after.slice(to))];
}

/** The table of the longest common subsequence: its length from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = filledList(before.length + 1, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at--) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row || !next) continue;
    for (let to = after.length - 1; to >= 0; to--) {
      row[to] =
        before[at] === after[to]
          ? (next[to + 1] ?? 0) + 1
          : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return rows;
}

function pieces(where: Piece['in'], list: readonly string[]): Piece[] {
  return list.map((text) => ({ in: where, text }));
}

/** Merges adjacent pieces of one kind. Spaces between two changes join them, so that they read as one change. */
function joined(all: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [site, kit] = ['', ''];
  const flush = (): void => {
    if (site) result.push({ in: 'site', text: site });
    if (kit) result.push({ in: 'kit', text: kit });
    [site, kit] = ['', ''];
  };
  all.forEach((piece, index) => {
    const isBetween = piece.text.trim() === '' && (site || kit) && all[index + 1]?.in !== 'both';
    if (piece.in === 'both' && !(isBetween && index + 1 < all.length)) {
      flush();
      const last = result.at(-1);
      if (last?.in === 'both')
        result[result.length - 1] = { ...last, text: last.text + piece.text };
      else result.push(piece);
      return;
    }
    if (piece.in !== 'kit') site += piece.text;
    if (piece.in !== 'site') kit += piece.text;
  });
  flush();
  return result;
}
