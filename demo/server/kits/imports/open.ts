import { open } from 'node:fs/promises';
import { MINUTE } from '../../../../server/clock';
import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import { archiveLimits } from '../../../../src/api/kits/archive-fault';
import type { Conflict } from '../../../../src/api/kits/import';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import { ArchiveError, KitArchive } from '../../../../src/elements/kits/archive';
import { revisionOf } from '../../cms/revision';
import type { Site } from '../../site';
import { KitError } from '../kit-error';
import type { Progress } from '../long-work';
import { withTimeLimit } from '../time-limit';
import type { Upload } from '../uploads/records';
import { BATCH, inBatches, letOthersRun, pauses } from './batches';
import { BuilderKit } from './builder/builder-kit';
import { LeftOutItems } from './builder/left-out';
import { changesBetween } from './changes';
import { deleteRemoved } from './completion';
import { FileSource } from './file-source';
import { conflictId, type KitItem } from './item';
import { addItem } from './item-records';
import { kindOf } from './kinds';
import { kitItems } from './kit-items';
import type { KitSource } from './kit-source';
import { KitPictures } from './pictures/kit-pictures';
import { pictureRules } from './pictures/rules';
import { stagePicture } from './pictures/staged';
import { addImport, currentImport, hasChanges, setLeftOut, setPictures, setState } from './records';
import { Relinker } from './references';

const lifetime = 24 * 60 * MINUTE;

/**
 * Opens an uploaded kit: validates it and stores its items in the import's tables. The site is not changed yet. Each batch
 * of documents has the whole time limit, so that a busy machine does not refuse a large kit.
 *
 * @param path the path of the uploaded file
 * @throws KitError `invalid-zip-file` or `invalid-kit-library-zip-error` with the reason, `timeout`
 * @returns the import's id
 */
export async function openKit(
  site: Site,
  upload: Upload,
  path: string,
  progress: Progress,
): Promise<string> {
  const file = await open(path, 'r');
  try {
    return await withTimeLimit(site.limits.kitTime, async (signal, restart) => {
      const archive = await KitArchive.open(new FileSource(file, upload.size), {
        limits: { ...archiveLimits, size: site.limits.kitBytes },
        signal,
        pause: letOthersRun,
      });
      return stageImport(site, upload, { archive, progress, wrote: restart });
    });
  } catch (cause) {
    throw cause instanceof ArchiveError ? refusal(upload, cause) : cause;
  } finally {
    await file.close();
  }
}

/** Removes imports that were opened but never started, a few rows at a time. */
export async function removeOldImports(site: Site): Promise<void> {
  const { database, clock } = site;
  const old = database
    .prepare("SELECT id FROM kit_imports WHERE state = 'opened' AND opened < ?")
    .all(clock() - lifetime) as { id: string }[];
  for (const { id } of old) setState(database, id, 'removed');
  await deleteRemoved(site);
}

/** Removes what a process that died has left: imports whose opening was interrupted, and values of completed ones. */
export function removeInterruptedImports({ database }: Site): void {
  database.prepare("DELETE FROM kit_imports WHERE state IN ('opening', 'removed')").run();
  for (const table of ['kit_import_values', 'kit_import_picture_uses']) {
    database
      .prepare(
        `DELETE FROM ${table} WHERE import IN
           (SELECT id FROM kit_imports WHERE state NOT IN ('opened', 'running'))`,
      )
      .run();
  }
}

/** The error of a damaged kit. Kits from an address or a library have another code: the person cannot repair them. */
function refusal({ source }: Upload, { reason, entry }: ArchiveError): KitError {
  const code = source === 'file' ? 'invalid-zip-file' : 'invalid-kit-library-zip-error';
  return new KitError(code, { reason, ...(entry !== undefined && { entry }) });
}

/** The opening of an archive. */
interface Opening {
  readonly archive: KitArchive;
  readonly progress: Progress;
  /** Called after each batch. */
  wrote(): void;
}

async function stageImport(
  site: Site,
  upload: Upload,
  { archive, progress, wrote }: Opening,
): Promise<string> {
  const { database, clock } = site;
  const { person } = upload;
  const leftOut = new LeftOutItems();
  const source = archive.isBuilders ? await BuilderKit.open(archive, leftOut) : archive;
  const { manifest } = source;
  progress.total = documentCount(manifest);
  const id = addImport(database, { person, upload: upload.id, manifest, now: clock() });
  try {
    // The addresses of the builder's kits are translated by their reader.
    const origin = archive.isBuilders ? '' : originOf(manifest.site);
    const pictures = new KitPictures(database, pictureRules(site.kits, manifest.site), leftOut);
    await stageItems(site, id, { person, source, origin, progress, wrote, pictures, leftOut });
    setPictures(database, id, pictures.offered);
    await archive.verify();
    if (leftOut.list.length > 0) setLeftOut(database, id, leftOut.list);
    transaction(database, () => {
      endPreviousImport(site, person);
      setState(database, id, 'opened');
    });
    return id;
  } catch (error) {
    setState(database, id, 'removed');
    await deleteRemoved(site);
    throw error;
  }
}

/** A kit whose items are stored. */
interface Staging extends Pick<Opening, 'progress' | 'wrote'> {
  readonly person: string;
  readonly source: KitSource;
  /** The origin that its own links lose. */
  readonly origin: string;
  readonly pictures: KitPictures;
  readonly leftOut: LeftOutItems;
}

async function stageItems(
  { database, clock, kits }: Site,
  id: string,
  { person, source, origin, progress, wrote, pictures, leftOut }: Staging,
): Promise<void> {
  const relinker = new Relinker({
    origin,
    documents: new Map(),
    menus: new Map(),
    pictures: new Map(),
  });
  const batch: KitItem[] = [];
  let position = 0;
  const write = async () => {
    await inBatches(database, Infinity, (isFull) => {
      for (let item = batch.shift(); item; item = batch.shift()) {
        const conflict = conflictOf(database, item);
        const isFirst = addItem(database, id, position, { item, conflict });
        if (!isFirst) throw new ArchiveError('duplicate-name', item.key);
        pictures.add(id, position, item);
        position += 1;
        if (isFull()) return true;
      }
      return false;
    });
    progress.done = Math.min(position, progress.total);
    wrote();
  };
  const savePicture = (name: string, bytes: Uint8Array) => stagePicture(database, id, name, bytes);
  const isFiltered = !kits.mayPostUnfilteredHtml;
  const reading = { archive: source, person, now: clock(), isFiltered, leftOut, savePicture };
  // The documents of a small file are read without a pause of their own.
  const pause = pauses();
  for await (const item of kitItems(reading)) {
    batch.push({ ...item, value: relinker.item(item.kind, item.value) });
    if (batch.length >= BATCH) await write();
    await pause();
  }
  await write();
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
    const isBegun = hasChanges(database, former.id);
    if (isBegun) setState(database, former.id, 'completed', { ended: clock() });
    else setState(database, former.id, 'removed');
  }
}

/** The number of documents in a kit. */
function documentCount({ content, templates, 'wp-content': cmsContent }: KitManifest): number {
  const groups = [content, cmsContent].flatMap((types) => Object.values(types ?? {}));
  return [templates ?? {}, ...groups].reduce((sum, one) => sum + Object.keys(one).length, 0);
}

const originOf = (address = ''): string => (URL.canParse(address) ? new URL(address).origin : '');
