import { join } from 'node:path';
import type { ExportRequest } from '../../../../src/api/kits/export';
import { type KitPart, kitParts } from '../../../../src/api/kits/manifest';
import type { Site } from '../../site';
import { packKit, zipName } from './archive';
import { exportContent } from './content-part';
import type { ExportedPart, PartExport } from './part';
import { exportPlugins } from './plugins-part';
import type { ExportRecord, RunnerResult } from './records';
import { exportSettings } from './settings-part';
import { exportsFolder, stageManifest, stagePart } from './staging';
import { exportTemplates } from './templates-part';
import { uploadKit } from './upload';

/** A step of an export. */
export interface Runner {
  readonly runner: string;
  readonly title: string;
}

/** The call that runs a step. */
export interface RunnerCall {
  readonly person: string;
  /** The origin of absolute URLs. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

const parts: Readonly<
  Record<KitPart, { readonly title: string; run(part: PartExport): Promise<ExportedPart> }>
> = {
  content: { title: 'Content', run: exportContent },
  templates: { title: 'Templates', run: exportTemplates },
  settings: { title: 'Site settings', run: exportSettings },
  plugins: { title: 'Plugins', run: exportPlugins },
};

/** The steps of an export, in order. Plugins are always included. */
export function exportRunners({ includes, target }: ExportRequest): readonly Runner[] {
  return [
    ...kitParts
      .filter((part) => part === 'plugins' || includes.includes(part))
      .map((part) => ({ runner: part, title: parts[part].title })),
    { runner: 'archive', title: 'Zip file' },
    ...(target === 'cloud' ? [{ runner: 'cloud', title: 'Cloud library' }] : []),
  ];
}

/** The folder of an export's files. */
export const exportFolder = ({ dataDir }: Site, id: string): string =>
  join(exportsFolder(dataDir), id);

/** Runs a step of an export. Its files appear only when they are complete. */
export async function runExport(
  site: Site,
  record: ExportRecord,
  runner: string,
  { person, origin, signal }: RunnerCall,
): Promise<RunnerResult> {
  const folder = exportFolder(site, record.id);
  if (runner === 'archive') {
    return packKit(folder, record, { author: person, site: `${origin}/` }, signal);
  }
  if (runner === 'cloud') {
    return uploadKit(site.kits, person, join(folder, zipName), record, signal);
  }
  const { database } = site;
  const { customization } = record.request;
  const part = runner as KitPart;
  const { manifest, counts } = await stagePart(join(folder, part), signal, (stage) =>
    parts[part].run({ database, customization, origin, stage }),
  );
  await stageManifest(folder, part, manifest);
  return { counts };
}
