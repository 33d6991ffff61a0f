import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR } from '../../server/clock';
import { purgeEditor } from './editor/purge';
import type { Site } from './site';

/** The fields of the site that a purge needs. */
export type PurgedSite = Pick<Site, 'database' | 'dataDir' | 'clock'>;

/** Removed templates and moves can be undone for a day, as in the library. */
const UNDO_LIFE = DAY;

/** The columns that name the files of a folder. */
const fileColumns = {
  uploads: 'SELECT file FROM attachments',
  mail: 'SELECT mail_file AS file FROM submissions WHERE mail_file IS NOT NULL',
} as const;

/** Removes what cannot be undone any more, and files of visitors that no submission names. */
export function purge(site: PurgedSite): void {
  const { database, clock } = site;
  const before = clock() - UNDO_LIFE;
  database.prepare('DELETE FROM removed_templates WHERE removed <= ?').run(before);
  database.prepare('DELETE FROM template_moves WHERE moved <= ?').run(before);
  purgeEditor(site);
  for (const folder of ['uploads', 'mail'] as const) removeUnnamedFiles(site, folder);
}

/** Removes files without a row that are older than a day: a server that was killed leaves them. */
function removeUnnamedFiles(
  { database, dataDir, clock }: PurgedSite,
  folder: keyof typeof fileColumns,
): void {
  const rows = database.prepare(fileColumns[folder]).all() as { file: string }[];
  const named = new Set(rows.map(({ file }) => file));
  for (const name of readdirSync(join(dataDir, folder))) {
    const path = join(dataDir, folder, name);
    if (!named.has(name) && clock() - statSync(path).mtimeMs > DAY) rmSync(path);
  }
}

/** Purges now and every hour. @returns ends it */
export function purgeRegularly(site: PurgedSite): () => void {
  const attempt = () => {
    try {
      purge(site);
    } catch (error) {
      console.error('A purge failed, so it is tried again in an hour.', error);
    }
  };
  attempt();
  const timer = setInterval(attempt, HOUR);
  return () => clearInterval(timer);
}
