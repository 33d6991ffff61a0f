import { siteConfig } from '../../../core/config';
import type { EnhanceContext } from '../../../core/element';
import { disclose } from '../disclosure/disclose';
import stylesheet from '../disclosure/disclosure.css?inline';
import type { events, ToggleProps } from './toggle.element';

export const styles: string = stylesheet;

/**
 * Activates the builder's toggle: all items are closed; in the editor, the first is open
 * (docs/compatibility/page-builder.md#tabs-accordion-toggle).
 */
export function enhance(context: EnhanceContext<ToggleProps, typeof events>): undefined {
  disclose(context, {
    name: 'toggle',
    isExclusive: false,
    opensFirst: siteConfig().mode === 'edit',
    changed: (detail, isOpen) =>
      context.emit(isOpen ? 'nh-toggle-open' : 'nh-toggle-close', detail),
  });
}
