import type { Database } from '../../../../server/database';
import type { Site } from '../../site';
import { inBatches } from './batches';
import { removeRows } from './item-records';
import { dropStagedPictures } from './pictures/staged';
import { type ImportRecord, olderImports, removedImports, removeImport, setState } from './records';

/** Rows of items that are removed at once. */
export const ROWS = 500;

/** Images that are removed at once. */
const IMAGES = 10;

/** Completes an import. Earlier imports can no longer be undone. */
export function complete({ database, clock }: Site, { id, person }: ImportRecord): void {
  setState(database, id, 'completed', { ended: clock() });
  for (const older of olderImports(database, person, id)) setState(database, older, 'removed');
}

/** Removes the values, images and addresses that a finished import no longer needs, and the imports that it has replaced. */
export async function removeLeftovers(site: Site, { id }: ImportRecord): Promise<void> {
  const { database } = site;
  for (const table of ['kit_import_values', 'kit_import_picture_uses'] as const) {
    await inBatches(database, Infinity, () => removeRows(database, table, id, ROWS));
  }
  await inBatches(database, Infinity, () => dropStagedPictures(database, id, IMAGES));
  await deleteRemoved(site);
}

/** Deletes the records of removed imports, a few rows at a time. Their changes to the site stay. */
export async function deleteRemoved({ database }: Site): Promise<void> {
  for (const id of removedImports(database)) await deleteInBatches(database, id);
}

async function deleteInBatches(database: Database, id: string): Promise<void> {
  for (const [table, count] of [
    ['kit_import_values', ROWS],
    ['kit_import_items', ROWS],
    ['kit_import_media', IMAGES],
    ['kit_import_picture_uses', ROWS],
    ['kit_import_pictures', ROWS],
  ] as const) {
    await inBatches(database, Infinity, () => removeRows(database, table, id, count));
  }
  removeImport(database, id);
}
