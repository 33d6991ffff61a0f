import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../server/clock';
import { isKitFile } from './kits/store';
import type { Service } from './service';

/** The folder of the kits in the data folder, and the one for files that the service does not know. */
export const KITS = 'kits';
const SET_ASIDE = 'kits-set-aside';

/** The state of the storage when a process starts. */
export interface FoundFiles {
  /** Whether this start has created the database. */
  readonly isNew: boolean;
  /** Whether the kits are in an S3-compatible store: the folder receives uploads only. */
  readonly isRemote: boolean;
}

/** Removes the files of unfinished uploads. Call before the service accepts uploads. */
export async function clearFiles(service: Service, { isNew, isRemote }: FoundFiles): Promise<void> {
  if (!service.isShared) {
    // No other process uses the database, so no upload is under way.
    await service.database.updateTable('pending_files').set({ expires: 0 }).execute();
  }
  if (isRemote) removeOldParts(service);
  else await removeStrayFiles(service, isNew);
}

/** Removes the parts of uploads that are older than a day. */
function removeOldParts({ dataDir, clock }: Service): void {
  const folder = join(dataDir, KITS);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.part'))) {
    const path = join(folder, name);
    if (clock() - statSync(path).mtimeMs > DAY) rmSync(path, { force: true });
  }
}

/**
 * Clears the folder of the kits of files that no row names. Files of unfinished uploads, and kits that have had no
 * row for a day, are removed. All other files are moved to `kits-set-aside`, and named on the console: a database
 * that was lost may have known them.
 */
async function removeStrayFiles(service: Service, isNew: boolean): Promise<void> {
  const folder = join(service.dataDir, KITS);
  const rows = await service.database.selectFrom('kits').select('file').execute();
  const pending = await service.database.selectFrom('pending_files').select('file').execute();
  const known = new Set([...rows, ...pending].map(({ file }) => file));
  const unknown: string[] = [];
  for (const name of readdirSync(folder).filter((one) => !known.has(one))) {
    const age = service.clock() - statSync(join(folder, name)).mtimeMs;
    // Another process may be receiving an upload.
    const isUnderWay = service.isShared && age <= DAY;
    if (isUnderWay) continue;
    if (isRubbish(name, age, isNew)) rmSync(join(folder, name));
    else unknown.push(name);
  }
  if (unknown.length > 0) setAside(service, unknown);
}

/** True for the file of an unfinished upload, and for a kit that was deleted a day ago or earlier. */
function isRubbish(name: string, age: number, isNew: boolean): boolean {
  if (name.endsWith('.part')) return isKitFile(name.slice(0, -'.part'.length));
  return !isNew && isKitFile(name) && age > DAY;
}

function setAside({ dataDir }: Service, names: readonly string[]): void {
  const folder = join(dataDir, SET_ASIDE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(join(dataDir, KITS, name), freePath(folder, name));
  console.warn(
    `The library does not know ${names.length} of the files in ${join(dataDir, KITS)}, so it has moved them to ${folder}. ` +
      `Restore library.db if it was lost, and move the kits back. The first file: ${names[0]}.`,
  );
}

/** A path in the folder that no file has. */
function freePath(folder: string, name: string): string {
  for (let copy = 1; ; copy++) {
    const path = join(folder, copy === 1 ? name : `${copy}-${name}`);
    if (!existsSync(path)) return path;
  }
}
