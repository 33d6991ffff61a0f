/** A piece of two texts: in both, or in one of them alone. */
export interface Piece {
  readonly in: 'both' | 'site' | 'kit';
  readonly text: string;
}

/** Texts of more words each are compared as wholes, apart from their equal ends: the work grows by the square. */
const MOST_WORDS = 600;

/** What two texts have in common, and what is in one of them alone, word by word. */
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

/** Words with the blanks between them, so that both texts can be put together again. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
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

/** By the places in both: how many words the rests have in common, in their order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
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

/** Neighbours of one kind as one piece; blanks between two changes belong to both, so that they read as one. */
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
