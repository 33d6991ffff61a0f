import type { SavedSettings } from '../../page';

/** A change of settings, as `applyEdit` of `nh-elements/page` takes it. */
export interface SettingsChange {
  readonly set?: SavedSettings;
  readonly unset?: readonly string[];
}

/** Returns the change that sets a key, or removes it if there is no value. */
export function changeOf(key: string, value: unknown): SettingsChange {
  return value === undefined ? { unset: [key] } : { set: { [key]: value } };
}

/** Returns changed settings. The settings that it gets stay as they are. */
export function changedSettings(
  settings: SavedSettings,
  { set = {}, unset = [] }: SettingsChange,
): SavedSettings {
  const removed = new Set(unset);
  const kept = Object.entries(settings).filter(([key]) => !removed.has(key));
  return { ...Object.fromEntries(kept), ...set };
}
