import { objectOf } from '../../core/settings/reading';
import type { SavedSettings } from '../../page';
import type { SettingsChange } from './settings-change';

/** The key under which settings refer to styles of the kit. */
const KEY = '__globals__';

/** Returns the references of settings by key; PHP prints none as `[]`. */
function referencesOf(settings: SavedSettings): Readonly<Record<string, unknown>> {
  return objectOf(settings[KEY]) ?? {};
}

/** Returns the reference of a setting as text; empty for none. */
export function referenceOf(settings: SavedSettings, name: string): string {
  const reference = referencesOf(settings)[name];
  if (typeof reference === 'string') return reference;
  const { type, id } = (reference ?? {}) as { readonly type?: unknown; readonly id?: unknown };
  return typeof id === 'string' ? `globals/${type}?id=${id}` : '';
}

/** Returns the change that sets or removes the reference of a setting. The others stay as they are. */
export function referenceChange(
  settings: SavedSettings,
  name: string,
  reference: string,
): SettingsChange {
  const { [name]: _, ...others } = referencesOf(settings);
  const next = reference === '' ? others : { ...others, [name]: reference };
  return Object.keys(next).length > 0 ? { set: { [KEY]: next } } : { unset: [KEY] };
}

/** Adds to a change that sets a value: the reference of the setting goes, since it would outrank the value. */
export function withoutReference(
  change: SettingsChange,
  settings: SavedSettings,
  name: string,
): SettingsChange {
  if (!change.set || referenceOf(settings, name) === '') return change;
  const { set, unset = [] } = referenceChange(settings, name, '');
  return {
    set: { ...change.set, ...set },
    unset: [...(change.unset ?? []), ...unset],
  };
}
