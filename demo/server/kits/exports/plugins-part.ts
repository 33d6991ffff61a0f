import { plugins } from '../../cms/plugins';
import type { ExportedPart, PartExport } from './part';
import { isSelected } from './selected';

/** Exports the names of the active plugins: other sites need them to use the kit. */
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
