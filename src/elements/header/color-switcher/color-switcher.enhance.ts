import type { Controller, EnhanceContext } from '../../../core/element';
import { iconButtonStyles } from '../icon-button';
import stylesheet from './color-switcher.css?inline';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { Switcher } from './switcher';

export const styles: string = iconButtonStyles + stylesheet;

/** Enhances the theme's button, or draws one. */
export function enhance(
  context: EnhanceContext<ColorSwitcherProps, typeof events>,
): Controller<ColorSwitcherProps> {
  return new Switcher(context);
}
