import { type FileHandle, open } from 'node:fs/promises';
import { MINUTE } from '../../../../server/clock';
import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import { archiveLimits } from '../../../../src/api/kits/archive-fault';
import type { Conflict } from '../../../../src/api/kits/import';
import { ArchiveError, type ByteSource, KitArchive } from '../../../../src/elements/kits/archive';
import { revisionOf } from '../../cms/revision';
import type { Site } from '../../site';
import { KitError } from '../kit-error';
import { withTimeLimit } from '../time-limit';
import type { Upload } from '../uploads/records';
import { BuilderKit } from './builder/builder-kit';
import { LeftOutItems } from './builder/left-out';
import { changesBetween } from './changes';
import { conflictId, type KitItem } from './item';
import { addItem } from './item-records';
import { kindOf } from './kinds';
import { kitItems } from './kit-items';
import type { KitSource } from './kit-source';
import { stagePicture } from './pictures';
import { addImport, currentImport, removeImport, runnersOf, setLeftOut, setState } from './records';
import { Relinker } from './references';

/** The number of items per transaction. A commit per item would wait for the disk ten thousand times. */
const batchSize = 50;

const lifetime = 24 * 60 * MINUTE;

/**
 * Opens an uploaded kit: validates it and stores its items in the import's tables. The site is not changed yet.
 *
 * @param path the path of the uploaded file
 * @throws KitError `invalid-zip-file` or `invalid-kit-library-zip-error` with the reason, `timeout`
 * @returns the import's id
 */
export async function openKit(site: Site, upload: Upload, path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    return await withTimeLimit(site.limits.kitTime, async (signal) => {
      const limits = { ...archiveLimits, size: site.limits.kitBytes };
      const archive = await KitArchive.open(fileSource(file, upload.size), { limits, signal });
      await archive.verify();
      return stageImport(site, upload, archive);
    });
  } catch (cause) {
    throw cause instanceof ArchiveError ? refusal(upload, cause) : cause;
  } finally {
    await file.close();
  }
}

/** Removes imports that were opened but never started, and imports whose opening was interrupted. */
export function removeOldImports({ database, clock }: Site, isStarting = false): void {
  database
    .prepare("DELETE FROM kit_imports WHERE state = 'opened' AND opened < ?")
    .run(clock() - lifetime);
  if (isStarting) database.prepare("DELETE FROM kit_imports WHERE state = 'opening'").run();
}

/** The error of a damaged kit. Kits from an address or a library have another code: the person cannot repair them. */
function refusal({ source }: Upload, { reason, entry }: ArchiveError): KitError {
  const code = source === 'file' ? 'invalid-zip-file' : 'invalid-kit-library-zip-error';
  return new KitError(code, { reason, ...(entry !== undefined && { entry }) });
}

function fileSource(file: FileHandle, size: number): ByteSource {
  return {
    size,
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}

async function stageImport(site: Site, upload: Upload, archive: KitArchive): Promise<string> {
  const { database, clock } = site;
  const { person } = upload;
  const leftOut = new LeftOutItems();
  const source = archive.isBuilders ? await BuilderKit.open(archive, leftOut) : archive;
  const { manifest } = source;
  const id = addImport(database, { person, upload: upload.id, manifest, now: clock() });
  try {
    // The addresses of the builder's kits are translated by their reader.
    const origin = archive.isBuilders ? '' : originOf(manifest.site);
    await stageItems(site, id, { person, source, origin });
    if (leftOut.list.length > 0) setLeftOut(database, id, leftOut.list);
    transaction(database, () => {
      endPreviousImport(site, person);
      setState(database, id, 'opened');
    });
    return id;
  } catch (error) {
    removeImport(database, id);
    throw error;
  }
}

/** A kit whose items are stored. */
interface Staging {
  readonly person: string;
  readonly source: KitSource;
  /** The origin that its own links lose. */
  readonly origin: string;
}

async function stageItems(
  { database, clock }: Site,
  id: string,
  { person, source, origin }: Staging,
): Promise<void> {
  const relinker = new Relinker({ origin, documents: new Map(), menus: new Map() });
  let batch: KitItem[] = [];
  let position = 0;
  const write = () =>
    transaction(database, () => {
      for (const item of batch) {
        const isFirst = addItem(database, id, position, {
          item,
          conflict: conflictOf(database, item),
        });
        if (!isFirst) throw new ArchiveError('duplicate-name', item.key);
        position += 1;
      }
      batch = [];
    });
  const savePicture = (name: string, bytes: Uint8Array) => stagePicture(database, id, name, bytes);
  for await (const item of kitItems({ archive: source, person, now: clock(), savePicture })) {
    batch.push({ ...item, value: relinker.item(item.kind, item.value) });
    if (batch.length >= batchSize) write();
  }
  write();
}

function conflictOf(database: Database, item: KitItem): Conflict | undefined {
  const { part, section, kind, key, title, value } = item;
  // Installed plugins are never replaced by a kit.
  if (kind === 'plugin') return undefined;
  const site = kindOf(kind).read(database, key);
  if (!site || revisionOf(site) === revisionOf(value)) return undefined;
  const canRename = kindOf(kind).withNumber !== undefined;
  return {
    id: conflictId(item),
    part,
    section,
    title,
    changes: changesBetween(site, value),
    decisions: ['overwrite', 'keep', ...(canRename ? (['rename'] as const) : [])],
  };
}

/** Ends the person's previous import. Its finished steps stay, and can be undone. */
function endPreviousImport({ database, clock }: Site, person: string): void {
  for (;;) {
    const former = currentImport(database, person);
    if (!former) return;
    const isBegun = runnersOf(database, former.id).some(({ isDone }) => isDone);
    if (isBegun) setState(database, former.id, 'completed', { ended: clock() });
    else removeImport(database, former.id);
  }
}

const originOf = (address = ''): string => (URL.canParse(address) ? new URL(address).origin : '');
