import type { Controller, EnhanceContext } from '../../../core/element';
import disclosureStyles from '../disclosure/disclosure.css?inline';
import { Disclosures } from '../disclosure/disclosures';
import { printedItems } from '../disclosure/printed-items';
import { markLive } from '../markup/live';
import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import type { AccordionProps, events } from './accordion.element';

export const styles: string = disclosureStyles;

/** Brings the builder's accordion alive: the first item open, and one at a time (facts, page-builder 33). */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<AccordionProps, typeof events>): Controller<AccordionProps> | undefined {
  const root = ownElement(host, classSelector('accordion'));
  if (!root) return undefined;
  const items = printedItems(host, signal);
  const disclosures = new Disclosures(items, {
    host,
    signal,
    isExclusive: true,
    changed: (index, isOpen) => {
      const title = items[index]?.title.textContent.trim() ?? '';
      emit(isOpen ? 'nh-accordion-open' : 'nh-accordion-close', { index, title });
    },
  });
  const isAddressed = items.some(({ isOpen }) => isOpen);
  if (props.settings.default_active === 'first' && !isAddressed) disclosures.set(0, true, false);
  markLive(root, signal);
  return undefined;
}
