import type { PortfolioItem } from './item';

const folded = new WeakMap<PortfolioItem, string>();

/**
 * The items whose title contains `text`, ignoring case. An empty text returns all items, as the same
 * array.
 */
export function matchingItems(
  items: readonly PortfolioItem[],
  text: string,
): readonly PortfolioItem[] {
  const needle = needleOf(text);
  return needle === '' ? items : items.filter((item) => foldedTitle(item).includes(needle));
}

/** True if a printed text contains the searched one. */
export function matchesText(printed: string, text: string): boolean {
  const needle = needleOf(text);
  return needle === '' || foldedText(printed).includes(needle);
}

function needleOf(text: string): string {
  // The first normalisation of a text in a page takes milliseconds: the browser loads its Unicode data.
  return text.trim() && foldedText(text).trim();
}

// Cached, because each typed letter starts a search, and folding 5,000 titles takes longer than searching them.
function foldedTitle(item: PortfolioItem): string {
  const title = folded.get(item) ?? foldedText(item.title);
  folded.set(item, title);
  return title;
}

/**
 * Folds a text for comparison: ignores case (in no particular language), and replaces typographic quotation
 * marks, dashes and ellipses with those of a keyboard, because a CMS prints typographic ones.
 */
function foldedText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’‚′]/g, "'")
      .replace(/[“”„″]/g, '"')
      .replace(/[‐-―−]/g, '-')
      .replace(/\s+/g, ' ')
      // Upper case, because some different lower-case letters have the same capitals: ς and σ, ß and ss.
      .toUpperCase()
  );
}
