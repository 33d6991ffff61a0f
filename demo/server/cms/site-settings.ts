import type { Database } from '../../../server/database';

/** The sections of the site's settings, in display order. */
export const settingSections = {
  colors: 'Global colors',
  fonts: 'Global fonts',
  themeStyle: 'Theme style',
  layout: 'Layout',
  lightbox: 'Lightbox',
  background: 'Background',
  customFonts: 'Custom fonts',
  icons: 'Icons',
  code: 'Custom code',
} as const;

/** A section of the site's settings. */
export type SettingSection = keyof typeof settingSections;

/** A section's settings, by the page builder's names. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Whether a section with this name exists. */
export function isSettingSection(name: string): name is SettingSection {
  return Object.hasOwn(settingSections, name);
}

/** All stored sections. */
export function siteSettings(database: Database): Partial<Record<SettingSection, SettingValues>> {
  const rows = database.prepare('SELECT section, value FROM site_settings ORDER BY section').all();
  return Object.fromEntries(
    (rows as { section: string; value: string }[])
      .filter(({ section }) => isSettingSection(section))
      .map(({ section, value }) => [section, JSON.parse(value) as SettingValues]),
  );
}

/** A section's settings; undefined when the theme's defaults apply. */
export function siteSetting(
  database: Database,
  section: SettingSection,
): SettingValues | undefined {
  return siteSettings(database)[section];
}

/** Saves a section. */
export function saveSiteSetting(
  database: Database,
  section: SettingSection,
  values: SettingValues,
): void {
  database
    .prepare(
      `INSERT INTO site_settings (section, value) VALUES (?, ?)
       ON CONFLICT (section) DO UPDATE SET value = excluded.value`,
    )
    .run(section, JSON.stringify(values));
}

/** Removes a section: the theme's defaults apply again. */
export function removeSiteSetting(database: Database, section: SettingSection): void {
  database.prepare('DELETE FROM site_settings WHERE section = ?').run(section);
}
