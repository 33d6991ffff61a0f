import { type Fields, parseSettings, type SettingProblem } from '../core/settings';
import { flatFields } from '../core/settings/style/groups';
import { styleKinds } from '../core/settings/style/style-kinds';
import type { SavedSettings } from './element';

/** Returns the problems of the values of declared keys; other keys belong to other software. */
export function settingProblems(
  declared: Fields,
  settings: SavedSettings,
): readonly SettingProblem[] {
  const options = { foreign: true, styles: styleKinds };
  return parseSettings(flatFields(declared), settings, options)?.problems ?? [];
}
