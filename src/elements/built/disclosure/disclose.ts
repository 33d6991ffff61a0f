import { markLive } from '../../../builder/markup/live';
import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import type { EnhanceContext } from '../../../core/element';
import { Disclosures } from './disclosures';
import { printedItems } from './printed-items';

/** Behavior of the items of a widget. */
interface Options {
  /** Class of the widget's box without its prefix, such as `accordion`. */
  readonly name: string;
  /** Only one item can be open at a time. */
  readonly isExclusive: boolean;
  /** The first item is open initially, unless the page's address points to another one. */
  readonly opensFirst: boolean;
  /** Called when a visitor or the browser's find-in-page opens or closes an item. */
  changed(detail: { index: number; title: string }, isOpen: boolean): void;
}

/** Activates the printed items in `host` until the signal aborts. */
export function disclose(
  { host, signal }: Pick<EnhanceContext, 'host' | 'signal'>,
  { name, isExclusive, opensFirst, changed }: Options,
): void {
  const root = ownElement(host, classSelector(name));
  if (!root) return;
  const items = printedItems(host, signal);
  const disclosures = new Disclosures(items, {
    host,
    signal,
    isExclusive,
    changed,
  });
  const isAnyOpen = items.some(({ isOpen }) => isOpen);
  if (opensFirst && !isAnyOpen) disclosures.set(0, true, false);
  markLive(root, signal);
}
