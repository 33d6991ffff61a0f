import { type MouseEvent, useCallback } from 'react';
import { logError } from '../../../core/dom/log';
import { isPlainClick } from '../../../core/dom/plain-click';
import { useEmit, useLatest } from '../../../core/element/react';
import type { LightboxItem } from '../lightbox/viewer/item';
import type { PortfolioItem } from './item';
import { openingOf, previewOf, slidesOf } from './opening';
import type { events } from './portfolio.element';

/** Opens an item after a click on its link, or, with `asPreview`, on its quick view button. */
export type OpenItem = (
  item: PortfolioItem,
  click: MouseEvent<HTMLElement>,
  asPreview?: boolean,
) => void;

/** Returns a stable function that opens an item. */
export function useOpening(items: readonly PortfolioItem[]): OpenItem {
  const emit = useEmit<typeof events>();
  const latest = useLatest(items);
  return useCallback(
    (item, click, asPreview = false) => {
      if (click.defaultPrevented || !isPlainClick(click.nativeEvent)) return;
      const { href, inNewTab, ...opening } = openingOf(item);
      const shown = asPreview ? previewOf(item) : opening.lightbox;
      const target = shown ? 'lightbox' : inNewTab ? 'new-tab' : 'same-tab';
      const { id, title, type } = item;
      const opener = click.currentTarget;
      const isAllowed = emit(
        'nh-portfolio-open',
        { item: { id, title, type, href }, in: target },
        opener,
      );
      if (!isAllowed || shown) click.preventDefault();
      if (isAllowed && shown) void show(item, shown, latest.current, opener);
    },
    [emit, latest],
  );
}

async function show(
  item: PortfolioItem,
  shown: LightboxItem,
  items: readonly PortfolioItem[],
  opener: HTMLElement,
): Promise<void> {
  const slides = shown.type === 'image' ? slidesOf(items, item) : [];
  const index = slides.findIndex((slide) => slide.item.key === item.key);
  const request =
    index < 0 ? { items: [shown] } : { items: slides.map(({ slide }) => slide), index };
  try {
    const { openLightbox } = await import('../lightbox/viewer/open-lightbox');
    openLightbox({ ...request, opener });
  } catch (error) {
    logError(
      '<nh-portfolio>: the lightbox could not be loaded, so the item is opened as a page. ' +
        "Check the network, and that the package's whole folder is published.",
      opener,
      error,
    );
    opener.ownerDocument.defaultView?.location.assign(shown.url);
  }
}
