import type { PortfolioItem } from './item';

const folded = new WeakMap<PortfolioItem, string>();

/**
 * The items whose title contains `text`, whatever the case; all of them, as the same array, where it
 * is empty.
 */
export function foundItems(
  items: readonly PortfolioItem[],
  text: string,
): readonly PortfolioItem[] {
  const sought = foldedText(text).trim();
  return sought === '' ? items : items.filter((item) => foldedTitle(item).includes(sought));
}

// Folding 5,000 titles takes longer than searching them, and a visitor types several letters.
function foldedTitle(item: PortfolioItem): string {
  const title = folded.get(item) ?? foldedText(item.title);
  folded.set(item, title);
  return title;
}

/**
 * Text as it is compared: without regard to case, in no particular language, and with the quotation
 * marks, dashes and dots that a keyboard has, since a CMS prints finer ones than were typed.
 */
function foldedText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’‚′]/g, "'")
      .replace(/[“”„″]/g, '"')
      .replace(/[‐-―−]/g, '-')
      .replace(/\s+/g, ' ')
      // Capitals, since small letters differ where capitals do not: ς and σ, ß and ss.
      .toUpperCase()
  );
}
