import type { Controller, EnhanceContext } from '../../../core/element';
import { iconButtonStyles } from '../icon-button';
import stylesheet from './menu-toggle.css?inline';
import type { events, MenuToggleProps } from './menu-toggle.element';
import { Toggle } from './toggle';

export const styles: string = iconButtonStyles + stylesheet;

/** Enhances the theme's button and the menu, or draws a button for the menu. */
export function enhance(
  context: EnhanceContext<MenuToggleProps, typeof events>,
): Controller<MenuToggleProps> {
  return new Toggle(context);
}
