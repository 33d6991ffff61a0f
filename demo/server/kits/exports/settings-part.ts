import { kitFiles } from '../../../../src/api/kits/files';
import { siteSettings } from '../../cms/site-settings';
import type { ExportedPart, PartExport } from './part';
import { isSelected } from './selected';

/** Exports the sections of the site's settings that are stored. */
export async function exportSettings({
  database,
  customization,
  stage,
}: PartExport): Promise<ExportedPart> {
  const chosen = Object.entries(siteSettings(database)).filter(([section]) =>
    isSelected(customization, 'settings', section),
  );
  await stage.json(kitFiles.settings, Object.fromEntries(chosen));
  const sections = chosen.map(([section]) => section);
  return {
    manifest: { 'site-settings': Object.fromEntries(sections.map((section) => [section, true])) },
    counts: Object.fromEntries(sections.map((section) => [section, 1])),
  };
}
