import { type RefObject, useLayoutEffect } from 'react';
import { useHost } from '../../../core/element/react';
import { printedTiles } from './printed/printed-list';
import { matchesText } from './search';

/**
 * Searches the server's items, which stay when the list cannot be loaded. Hides those whose text does not match.
 *
 * @param box contains the items in light DOM
 * @param search undefined while the server's items are not searched
 */
export function usePrintedSearch(
  box: RefObject<HTMLElement | null>,
  search: string | undefined,
): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (search === undefined) return undefined;
    const place = box.current?.querySelector('slot') ? host : box.current;
    const hidden = [...(place?.querySelectorAll('ul, ol') ?? [])]
      .flatMap(printedTiles)
      .filter((tile) => !matchesText(tile.textContent, search));
    // A style: themes give list items a display of their own, which outranks the attribute `hidden`.
    for (const { style } of hidden) style.display = 'none';
    return () => {
      for (const { style } of hidden) style.display = '';
    };
  }, [box, host, search]);
}
