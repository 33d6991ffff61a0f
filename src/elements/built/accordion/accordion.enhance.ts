import type { EnhanceContext } from '../../../core/element';
import { disclose } from '../disclosure/disclose';
import stylesheet from '../disclosure/disclosure.css?inline';
import type { AccordionProps, events } from './accordion.element';

export const styles: string = stylesheet;

/** Brings the builder's accordion alive: the first item open, and one at a time (facts, page-builder 33). */
export function enhance(context: EnhanceContext<AccordionProps, typeof events>): undefined {
  disclose(context, {
    name: 'accordion',
    isExclusive: true,
    opensFirst: context.props.settings.default_active === 'first',
    changed: (detail, isOpen) =>
      context.emit(isOpen ? 'nh-accordion-open' : 'nh-accordion-close', detail),
  });
}
