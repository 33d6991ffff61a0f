import type { SavedSettings } from '../../page';
import type { SettingsChange } from '../panel/settings-change';

/** The settings of a site, as they were read. */
export interface SiteSettingsVersion {
  /** Those of `siteSettingFields` of `nh-elements/page`. */
  readonly settings: SavedSettings;
  /** Changes with the settings. */
  readonly revision: string;
}

/**
 * The settings of a site. Each function rejects with a sentence for people. `apiSiteSettings` are those of
 * `docs/pages-api.md`.
 */
export interface SiteSettings {
  /** A name of the settings that is unique in this browser: what is typed is kept under it. Default: it is not kept. */
  readonly key?: string;
  read(): Promise<SiteSettingsVersion>;
  /**
   * Saves a change on top of a revision. Resolves with undefined if the settings have a newer one: then nothing is saved.
   */
  change(revision: string, change: SettingsChange): Promise<SiteSettingsVersion | undefined>;
}
