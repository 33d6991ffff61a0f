import type * as z from 'zod/mini';
import { transaction } from '../../../server/transaction';
import type { StoredSiteSettings, siteSettingsChange } from '../../../src/api/pages/site-settings';
import type { SavedSettings } from '../../../src/page';
import {
  type SiteSettingSection,
  siteSettingSections,
} from '../../../src/page/site/site-setting-fields';
import {
  hasOrderedBreakpoints,
  invalidSiteSettings,
  siteSettingSection,
} from '../../../src/page/site/site-settings';
import { revisionOf } from '../cms/revision';
import { saveSiteSetting, siteSettings } from '../cms/site-settings';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';

const OUT_OF_ORDER =
  'Nothing is saved: each breakpoint must be wider than that of the next smaller device.';

const sections = Object.keys(siteSettingSections) as SiteSettingSection[];

/** The settings of the site that its editors may change. Those of other software are not among them. */
export function editableSettings({ database }: Site): SavedSettings {
  const stored = siteSettings(database);
  return Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries(stored[section] ?? {}).filter(([key]) => siteSettingSection(key) === section),
    ),
  );
}

/** These settings with their revision. */
export function readSiteSettings(site: Site): StoredSiteSettings {
  const settings = editableSettings(site);
  return { settings, revision: revisionOf(settings) };
}

/** Changes settings of the site. @throws PageRefusal they have a newer revision, or a value is invalid */
export function changeSiteSettings(
  site: Site,
  { revision, set = {}, unset = [] }: z.infer<typeof siteSettingsChange>,
): StoredSiteSettings {
  const { database } = site;
  return transaction(database, () => {
    const { revision: newest } = readSiteSettings(site);
    if (revision !== newest) throw new PageRefusal('nh_site_conflict', { revision: newest });
    assertSound(set, unset);
    const stored = siteSettings(database);
    const isOf = (section: SiteSettingSection) => (key: string) =>
      siteSettingSection(key) === section;
    for (const section of sections) {
      const added = Object.entries(set).filter(([key]) => isOf(section)(key));
      const removed = new Set(unset.filter(isOf(section)));
      if (added.length === 0 && removed.size === 0) continue;
      const kept = Object.entries(stored[section] ?? {}).filter(([key]) => !removed.has(key));
      saveSiteSetting(database, section, Object.fromEntries([...kept, ...added]));
    }
    const changed = readSiteSettings(site);
    if (!hasOrderedBreakpoints(changed.settings))
      throw new PageRefusal('nh_page_invalid', {}, OUT_OF_ORDER);
    return changed;
  });
}

/** @throws PageRefusal a setting is unknown, or its value is invalid */
function assertSound(set: SavedSettings, unset: readonly string[]): void {
  const unknown = [...Object.keys(set), ...unset].find((key) => !siteSettingSection(key));
  const key = unknown ?? invalidSiteSettings(set)[0];
  if (key === undefined) return;
  const reason = unknown === undefined ? 'has an invalid value' : 'is no setting of the site';
  throw new PageRefusal('nh_page_invalid', {}, `Nothing is saved: ${key} ${reason}.`);
}
