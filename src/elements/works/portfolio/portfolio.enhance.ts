import type { Controller, EnhanceContext } from '../../../core/element';
import { isOfDevice } from '../../../core/settings';
import { isInBlockEditor } from './block-editor';
import boxStyles from './box.css?inline';
import gridStyles from './grid/grid.css?inline';
import type { events, PortfolioProps } from './portfolio.element';
import { reportOpening } from './printed/opening';
import printedStyles from './printed/printed.css?inline';
import { PrintedGrid } from './printed/printed-grid';
import { printedList, printedTiles } from './printed/printed-list';

export const styles: string = boxStyles + gridStyles + printedStyles;

/** Places the tiles of a portfolio that the server has printed completely. Links open as printed. */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<PortfolioProps, typeof events>): Controller<PortfolioProps> | undefined {
  const list = printedList(host);
  if (!list || isInBlockEditor(host.ownerDocument)) return undefined;
  const grid = new PrintedGrid(list, columnsOf(props));
  signal.addEventListener('abort', () => grid.end(), { once: true });
  reportOpening(list, emit, signal);
  const { length } = printedTiles(list);
  emit('nh-portfolio-load', { loaded: length, total: length });
  return { update: (changed) => grid.update(columnsOf(changed)) };
}

function columnsOf({ settings }: PortfolioProps) {
  return { columns: settings.columns, isExact: isOfDevice(settings, 'columns') };
}
