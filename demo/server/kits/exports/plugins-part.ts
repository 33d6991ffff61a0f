import { plugins } from '../../cms/plugins';
import type { ExportedPart, PartExport } from './part';
import { isSelected } from './selected';

/** The names of the plugins that the site runs, by which another site knows what a kit needs. */
export async function exportPlugins({
  database,
  customization,
}: PartExport): Promise<ExportedPart> {
  const chosen = plugins(database)
    .filter(({ state }) => state === 'active')
    .filter(({ name, plugin }) => isSelected(customization, 'plugins', 'plugins', plugin, name))
    .map(({ name, plugin, version }) => ({ name, plugin, version }));
  return { manifest: { plugins: chosen }, counts: { plugins: chosen.length } };
}
