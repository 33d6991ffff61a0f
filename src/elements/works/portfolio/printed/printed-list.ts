/**
 * The printed list of a portfolio, if its tiles can be placed as they are: one list with a link in each item, no
 * link outside it, and images of known size, so that no tile grows when its image is loaded.
 */
export function printedList(host: HTMLElement): HTMLElement | undefined {
  const list = host.querySelector<HTMLElement>('ul, ol');
  if (!list || list.querySelector('ul, ol, img:not([width][height])')) return undefined;
  const isAlone = host.querySelectorAll('a[href]').length === linksIn(list).length;
  return isAlone && printedTiles(list).every(hasLink) ? list : undefined;
}

/** The items of a printed list. */
export function printedTiles(list: Element): HTMLElement[] {
  return [...list.children] as HTMLElement[];
}

function linksIn(list: Element): NodeListOf<Element> {
  return list.querySelectorAll('a[href]');
}

function hasLink(tile: Element): boolean {
  return tile.localName === 'li' && tile.querySelector('a[href]') !== null;
}
