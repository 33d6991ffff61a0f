import { markLive } from '../../../builder/markup/live';
import { ownElement } from '../../../builder/markup/own';
import type { Controller, EnhanceContext } from '../../../core/element';
import { Disclosures } from '../disclosure/disclosures';
import { openWhilePrinting } from '../disclosure/printing';
import type { events, NestedAccordionProps } from './nested-accordion.element';
import { NestedItem } from './nested-item';

export const styles = '';

type Context = EnhanceContext<NestedAccordionProps, typeof events>;

/** Activates the builder's nested accordion: animates its native items and closes other items. */
export function enhance({
  host,
  props,
  emit,
  signal,
}: Context): Controller<NestedAccordionProps> | undefined {
  const root = ownElement(host, '.e-n-accordion');
  if (!root) return undefined;
  let { settings } = props;
  const duration = (): number => milliseconds(settings.n_accordion_animation_duration);
  const details = [...root.children].filter((child) => child.localName === 'details');
  const items = details.flatMap(
    (item) => NestedItem.in(item as HTMLDetailsElement, duration, signal) ?? [],
  );
  const disclosures = new Disclosures(items, {
    host,
    signal,
    hasEscape: true,
    followsDirection: true,
    get isExclusive() {
      return settings.max_items_expended === 'one';
    },
    changed(item, isOpen) {
      emit(isOpen ? 'nh-nested-accordion-open' : 'nh-nested-accordion-close', item);
    },
  });
  const isAnyOpen = items.some(({ isOpen }) => isOpen);
  if (settings.default_state === 'expanded' && !isAnyOpen) disclosures.set(0, true, false);
  openWhilePrinting(root, signal);
  markLive(root, signal);
  return {
    update: (now) => {
      ({ settings } = now);
    },
  };
}

function milliseconds({ value, unit }: { value: number; unit: string }): number {
  return unit === 's' ? value * 1000 : value;
}
