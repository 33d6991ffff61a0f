import type { EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import { Disclosures } from './disclosures';
import { printedItems } from './printed-items';

/** How the items of one kind of widget open. */
interface Way {
  /** The widget's box, as its class ends: `accordion`. */
  readonly name: string;
  /** One open at a time. */
  readonly isExclusive: boolean;
  /** The first item is open from the start, unless the page's address asks for another. */
  readonly opensFirst: boolean;
  /** Told what a visitor, or the browser's search, has done. */
  changed(detail: { index: number; title: string }, isOpen: boolean): void;
}

/** Brings the printed items in `host` alive, until the signal ends. */
export function disclose(
  { host, signal }: Pick<EnhanceContext, 'host' | 'signal'>,
  { name, isExclusive, opensFirst, changed }: Way,
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
  const isAddressed = items.some(({ isOpen }) => isOpen);
  if (opensFirst && !isAddressed) disclosures.set(0, true, false);
  markLive(root, signal);
}
