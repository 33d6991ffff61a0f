import { join } from 'node:path';
import { kitFiles } from '../../../../src/api/kits/files';
import { type KitManifest, kitParts, MANIFEST_VERSION } from '../../../../src/api/kits/manifest';
import { slugOf } from '../../portfolio/terms';
import { softwareVersion } from '../../software-version';
import { pauses } from '../imports/batches';
import { BuilderEntries } from './builder/builder-entries';
import { type ExportedManifests, StagedKit } from './builder/staged-kit';
import { jsonPieces } from './json-pieces';
import type { ExportRecord, RunnerResult } from './records';
import { filesIn, stagedManifest } from './staging';
import { writeZip, type ZipEntry } from './zip';

/** The name of the zip in its export's folder. */
export const zipName = 'kit.zip';

/** The origin of a kit, for its manifest. */
export interface KitOrigin {
  readonly author: string;
  /** The site's address. */
  readonly site: string;
}

/** Packs the manifest and the staged files of all parts into a zip in the export's folder. */
export async function packKit(
  folder: string,
  record: ExportRecord,
  origin: KitOrigin,
  signal: AbortSignal,
): Promise<RunnerResult> {
  const parts = await manifestsOf(folder, record);
  const manifest = manifestOf(record, parts, origin);
  const entries =
    record.request.format === 'elementor'
      ? await builderEntries(new StagedKit(folder, parts), record, manifest)
      : await ownEntries(folder, record, manifest);
  const size = await writeZip(join(folder, zipName), entries, signal);
  return { file: { fileName: `${manifest.name}.zip`, size } };
}

/** The files of a kit in this package's format: the staged ones. */
async function ownEntries(
  folder: string,
  record: ExportRecord,
  manifest: KitManifest,
): Promise<Iterable<ZipEntry>> {
  const entries = new Map<string, ZipEntry>();
  const put = (entry: ZipEntry) => entries.set(entry.name, entry);
  put({ name: kitFiles.manifest, content: { pieces: () => jsonPieces(manifest) } });
  const pause = pauses();
  for (const runner of Object.keys(record.done)) {
    const part = join(folder, runner);
    for (const name of await filesIn(part)) {
      // An image that two parts use is packed once.
      put({ name, content: { file: `${part}/${name}` } });
      await pause();
    }
  }
  return entries.values();
}

/** The files of a kit in the page builder's format. */
function builderEntries(
  kit: StagedKit,
  { created, request }: ExportRecord,
  { name, title, author = '', site = '' }: KitManifest,
): Promise<Iterable<ZipEntry>> {
  const origin = site.replace(/\/$/, '');
  const about = { name, title, author, created, origin, description: request.description };
  return new BuilderEntries(kit, about).all();
}

/** The manifest's fields of the exported parts. Exports that an earlier release has begun have them in their record. */
async function manifestsOf(folder: string, { done }: ExportRecord): Promise<ExportedManifests> {
  const parts: { -readonly [Part in keyof ExportedManifests]: ExportedManifests[Part] } = {};
  for (const part of kitParts) {
    const { [part]: result } = done;
    if (result) parts[part] = result.manifest ?? (await stagedManifest(folder, part));
  }
  return parts;
}

function manifestOf(
  { request, created }: ExportRecord,
  manifests: ExportedManifests,
  origin: KitOrigin,
): KitManifest {
  const { title, description } = request;
  const parts = Object.assign({}, ...Object.values(manifests)) as Partial<KitManifest>;
  const thumbnail = thumbnailOf(parts);
  return {
    name: slugOf(title) || 'kit',
    title,
    ...(description && { description }),
    author: origin.author,
    version: softwareVersion,
    manifest_version: MANIFEST_VERSION,
    created: new Date(created).toISOString(),
    ...(thumbnail && { thumbnail }),
    site: origin.site,
    ...parts,
  };
}

/** The thumbnail of the first page, else of the first template. */
function thumbnailOf({ content = {}, templates = {} }: Partial<KitManifest>): string | undefined {
  const all = [...Object.values(content).flatMap(Object.values), ...Object.values(templates)];
  return all.find(({ thumbnail }) => thumbnail)?.thumbnail;
}
