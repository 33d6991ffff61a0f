import type { SavedSettings } from '../../../page';
import { changedSettings, type SettingsChange } from '../../panel/settings-change';
import { isSameValue } from '../../saving/difference/setting-differences';
import type { SiteSettingsVersion } from '../../site/site-settings';

/** The unsaved settings of a site. */
export interface SiteDraft {
  /** The saved settings that the draft is based on. */
  readonly base: SiteSettingsVersion;
  /** The settings as the person has them. */
  readonly settings: SavedSettings;
}

/** Returns a draft that was kept in the browser; undefined for anything else. */
export function draftIn(kept: unknown): SiteDraft | undefined {
  const { base, settings } = Object(kept);
  const { revision, settings: saved } = Object(base);
  if (typeof revision !== 'string' || !isObject(saved) || !isObject(settings)) return undefined;
  return { base: { revision, settings: saved }, settings };
}

const isObject = (value: unknown): value is SavedSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a draft with a further change. */
export function editedDraft({ base, settings }: SiteDraft, change: SettingsChange): SiteDraft {
  return { base, settings: changedSettings(settings, change) };
}

/** Returns what the draft changes. */
export function draftChange({ base, settings }: SiteDraft): Required<SettingsChange> {
  const set = Object.entries(settings).filter(
    ([key, value]) => !isSameValue(value, base.settings[key]),
  );
  const unset = Object.keys(base.settings).filter((key) => !(key in settings));
  return { set: Object.fromEntries(set), unset };
}

/** True if the draft differs from the saved settings. */
export function isChanged(draft: SiteDraft): boolean {
  const { set, unset } = draftChange(draft);
  return Object.keys(set).length + unset.length > 0;
}

/** Returns the keys that both the draft and somebody else have changed, to different values. */
export function conflictingKeys(draft: SiteDraft, newest: SavedSettings): readonly string[] {
  const { set, unset } = draftChange(draft);
  return [...Object.keys(set), ...unset].filter(
    (key) =>
      !isSameValue(newest[key], draft.base.settings[key]) &&
      !isSameValue(newest[key], draft.settings[key]),
  );
}

/**
 * Returns the draft on top of newer settings.
 *
 * @param theirs the keys whose newer value is taken
 */
export function rebasedDraft(
  draft: SiteDraft,
  newest: SiteSettingsVersion,
  theirs: readonly string[] = [],
): SiteDraft {
  const { set, unset } = draftChange(draft);
  const isMine = (key: string): boolean => !theirs.includes(key);
  const mine = {
    set: Object.fromEntries(Object.entries(set).filter(([key]) => isMine(key))),
    unset: unset.filter(isMine),
  };
  return { base: newest, settings: changedSettings(newest.settings, mine) };
}

/** Returns the draft after a save: what was changed since the request was sent is still unsaved. */
export function savedDraft(
  draft: SiteDraft,
  sent: SiteDraft,
  saved: SiteSettingsVersion,
): SiteDraft {
  const base = { settings: sent.settings, revision: saved.revision };
  return rebasedDraft({ base, settings: draft.settings }, saved);
}
