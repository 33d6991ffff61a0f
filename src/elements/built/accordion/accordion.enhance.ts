import type { EnhanceContext } from '../../../core/element';
import { disclose } from '../disclosure/disclose';
import stylesheet from '../disclosure/disclosure.css?inline';
import type { AccordionProps, events } from './accordion.element';

export const styles: string = stylesheet;

/**
 * Activates the builder's accordion: the first item is open, one item at a time
 * (docs/compatibility/page-builder.md#tabs-accordion-toggle).
 */
export function enhance(context: EnhanceContext<AccordionProps, typeof events>): undefined {
  disclose(context, {
    name: 'accordion',
    isExclusive: true,
    opensFirst: context.props.settings.default_active === 'first',
    changed: (detail, isOpen) =>
      context.emit(isOpen ? 'nh-accordion-open' : 'nh-accordion-close', detail),
  });
}
