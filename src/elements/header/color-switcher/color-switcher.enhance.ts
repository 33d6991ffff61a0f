import type { Controller, EnhanceContext } from '../../../core/element';
import stylesheet from './color-switcher.css?inline';
import type { ColorSwitcherProps, events } from './color-switcher.element';
import { Switcher } from './switcher';

export const styles: string = stylesheet;

/** Brings the theme's button alive, or builds one. */
export function enhance(
  context: EnhanceContext<ColorSwitcherProps, typeof events>,
): Controller<ColorSwitcherProps> {
  return new Switcher(context);
}
