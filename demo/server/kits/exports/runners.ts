import { join } from 'node:path';
import type { ExportRequest } from '../../../../src/elements/kits/wire/export';
import { type KitPart, kitParts } from '../../../../src/elements/kits/wire/manifest';
import type { Site } from '../../site';
import { packKit, zipName } from './archive';
import { exportContent } from './content-part';
import type { ExportedPart, PartExport } from './part';
import { exportPlugins } from './plugins-part';
import type { ExportRecord, RunnerResult } from './records';
import { exportSettings } from './settings-part';
import { exportsFolder, stagePart } from './staging';
import { exportTemplates } from './templates-part';
import { uploadKit } from './upload';

/** One step of an export. */
export interface Runner {
  readonly runner: string;
  readonly title: string;
}

/** What a step knows beside its export. */
export interface RunnerCall {
  readonly person: string;
  /** What whole addresses begin with. */
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

/** The steps of an export, in order. Plugins are always among them. */
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

/** Does one step of an export; what it makes appears when it is whole. */
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
  return stagePart(join(folder, runner), signal, (stage) =>
    parts[runner as KitPart].run({ database, customization, origin, stage }),
  );
}
