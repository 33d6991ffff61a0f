import { accountBehaviour } from '../account';
import type { AccountMenuSettings, MenuMode } from './account-menu.settings';

/**
 * The menu's mode that settings and viewport select.
 *
 * Up to the breakpoint a click opens even a menu that is set to open on hover
 * (docs/compatibility/header.md#when-the-menu-opens), because phones cannot hover.
 */
export function menuMode(settings: AccountMenuSettings, isNarrow: boolean): MenuMode {
  const { opensMenu, opensOnClick, isShownOnMobile } = accountBehaviour(settings);
  if (!opensMenu) return 'theme';
  if (isNarrow) return isShownOnMobile ? 'shown' : 'button';
  return opensOnClick ? 'button' : 'theme';
}
