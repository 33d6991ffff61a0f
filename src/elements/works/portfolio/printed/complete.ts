import type { PortfolioProps } from '../portfolio.element';
import { printedList, printedTiles } from './printed-list';

/**
 * True if the server has printed the complete portfolio: all its items, and the settings ask for nothing that has
 * to be drawn.
 */
export function isPrintedCompletely(host: HTMLElement, props: PortfolioProps): boolean {
  const { total } = props.settings;
  if (total === undefined || props.items || needsDrawing(props.settings)) return false;
  const list = printedList(host);
  return list !== undefined && printedTiles(list).length >= total;
}

function needsDrawing(settings: PortfolioProps['settings']): boolean {
  const { items, showCategories, showOtherCategories, showSearch, deepLink } = settings;
  const hasHeader = showCategories || showOtherCategories || showSearch;
  const isScrolling = settings.thumbnailHoverStyle === 'style-1';
  return hasHeader || deepLink || isScrolling || settings['show-quick-view'] || items !== undefined;
}
