import type { Controller, EnhanceContext } from '../../../core/element';
import { iconButtonStyles } from '../icon-button';
import stylesheet from './color-switcher.css?inline';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { Switcher } from './switcher';

export const styles: string = iconButtonStyles + stylesheet;

/** Brings the theme's button alive, or builds one. */
export function enhance(
  context: EnhanceContext<ColorSwitcherProps, typeof events>,
): Controller<ColorSwitcherProps> {
  return new Switcher(context);
}
