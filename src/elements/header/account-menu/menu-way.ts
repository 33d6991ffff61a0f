import { accountBehaviour } from '../account';
import type { AccountMenuSettings, MenuWay } from './account-menu.settings';

/**
 * How the menu works by the settings, and the side of the break point that the page is on.
 *
 * At the mobile side a click opens it whatever it shows on (facts, header 18): there is no pointer that
 * could hover.
 */
export function menuWay(settings: AccountMenuSettings, isNarrow: boolean): MenuWay {
  const { opensMenu, opensOnClick } = accountBehaviour(settings);
  if (!opensMenu) return 'theme';
  if (isNarrow) return settings.mobile === 'shown' ? 'shown' : 'button';
  return opensOnClick ? 'button' : 'theme';
}
