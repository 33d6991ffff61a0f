import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../server/clock';
import { isKitFile, kitPath } from './kits/store';
import type { Service } from './service';

/** The folder for files that the service does not know, beside the folder of the kits. */
const SET_ASIDE = 'kits-set-aside';

/**
 * Clears the folder of the kits of files that no row names. Files of unfinished uploads, and kits that have had no
 * row for a day, are removed. All other files are moved to `kits-set-aside`, and named on the console: a database
 * that was lost may have known them. Call before the service accepts uploads.
 *
 * @param isNew whether this start has created the database
 */
export function removeStrayFiles(service: Service, isNew: boolean): void {
  const { dataDir, database } = service;
  const known = database.prepare('SELECT 1 FROM kits WHERE file = ?');
  const names = readdirSync(join(dataDir, 'kits')).filter((name) => !known.get(name));
  const unknown: string[] = [];
  for (const name of names) {
    if (isRubbish(service, name, isNew)) rmSync(kitPath(service, name));
    else unknown.push(name);
  }
  if (unknown.length > 0) setAside(service, unknown);
}

/** True for the file of an unfinished upload, and for a kit that was deleted a day ago or earlier. */
function isRubbish(service: Service, name: string, isNew: boolean): boolean {
  if (name.endsWith('.part')) return isKitFile(name.slice(0, -'.part'.length));
  if (isNew || !isKitFile(name)) return false;
  return service.clock() - statSync(kitPath(service, name)).mtimeMs > DAY;
}

function setAside(service: Service, names: readonly string[]): void {
  const folder = join(service.dataDir, SET_ASIDE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(kitPath(service, name), freePath(folder, name));
  console.warn(
    `The library does not know ${names.length} of the files in ${join(service.dataDir, 'kits')}, so it has moved them to ${folder}. ` +
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
