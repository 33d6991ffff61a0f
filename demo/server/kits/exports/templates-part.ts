import { kitFiles } from '../../../../src/api/kits/files';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import { templateGroups } from '../../../../src/api/kits/sections';
import { documentBySlug, documentSlugs } from '../../cms/documents';
import { manifestEntry, stageDocument } from './document-file';
import type { ExportedPart, PartExport } from './part';
import { isSelected } from './selected';

/** Exports the selected templates. */
export async function exportTemplates({
  database,
  customization,
  origin,
  stage,
}: PartExport): Promise<ExportedPart> {
  const templates: NonNullable<KitManifest['templates']> = {};
  const counts: Record<string, number> = {};
  for (const { id, slug } of documentSlugs(database, 'template')) {
    const template = documentBySlug(database, 'template', slug);
    if (!template) continue;
    const group = templateGroups[template.docType] ?? 'saved';
    if (!isSelected(customization, 'templates', group, String(id))) continue;
    await stageDocument(database, stage, kitFiles.template(String(id)), template);
    const { url: _notPublic, ...entry } = manifestEntry(template, origin);
    templates[id] = entry;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return { manifest: { templates }, counts };
}
