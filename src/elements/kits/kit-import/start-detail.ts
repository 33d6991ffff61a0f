import type { DetailsOf } from '../../../core/element/contract';
import { importContents, importCounts } from './contents';
import type { events } from './kit-import.element';
import type { ImportState } from './state';

/** The event detail for the start of an import; undefined without a session. */
export function startDetail({
  session,
  choices,
  source,
  site,
}: Pick<ImportState, 'session' | 'choices' | 'source' | 'site'>):
  | DetailsOf<typeof events>['nh-kit-import-start']
  | undefined {
  if (!session) return undefined;
  const { manifest } = session;
  return {
    includes: choices.includes,
    customization: choices.customization,
    counts: importCounts(importContents(manifest, site?.exportGroups ?? {})),
    description: manifest.description,
    source: source?.kind === 'cloud' ? 'cloud' : 'file',
  };
}
