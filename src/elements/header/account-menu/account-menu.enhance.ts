import type { Controller, EnhanceContext } from '../../../core/element';
import { iconButtonStyles } from '../icon-button';
import { Account } from './account';
import stylesheet from './account-menu.css?inline';
import type { AccountMenuProps, events } from './account-menu.element';

export const styles: string = iconButtonStyles + stylesheet;

/** Enhances the theme's icon and menu, or draws them. */
export function enhance(
  context: EnhanceContext<AccountMenuProps, typeof events>,
): Controller<AccountMenuProps> {
  return new Account(context);
}
