import type { Database } from '../../server/database';
import { transaction } from '../../server/transaction';
import type { BulkAnswer, Selected } from '../../src/api/libraries/bulk';
import type { Account } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { folderRowId } from '../folders';
import type { Service } from '../service';
import { beginUndo } from '../undo';
import { where } from './where';

interface Chosen {
  readonly id: number;
  readonly folder: number | null;
}

/** Deletes templates. Templates that no longer exist are reported in `failed`. */
export function deleteTemplates(
  service: Service,
  account: Account,
  selected: Selected,
): BulkAnswer {
  const { database, clock } = service;
  return transaction(database, () => {
    const { chosen, failed } = choose(database, account, selected);
    const { id: undo, step } = beginUndo(service, account);
    const remove = database.prepare('UPDATE templates SET deleted = ? WHERE id = ?');
    for (const { id } of chosen) {
      remove.run(clock(), id);
      step('template', id);
    }
    return { done: chosen.length, failed, undo };
  });
}

/** Moves templates into a folder, or out of all folders. @throws LibraryRefusal the folder does not exist */
export function moveTemplates(
  service: Service,
  account: Account,
  selected: Selected,
  folder: string | null,
): BulkAnswer {
  const { database } = service;
  return transaction(database, () => {
    const folderId = folder === null ? null : folderRowId(service, account, folder);
    const { chosen, failed } = choose(database, account, selected);
    const { id: undo, step } = beginUndo(service, account);
    const move = database.prepare('UPDATE templates SET folder = ? WHERE id = ?');
    for (const { id, folder: before } of chosen) {
      move.run(folderId, id);
      step('move', id, before);
    }
    return { done: chosen.length, failed, undo };
  });
}

/**
 * Copies templates into a folder, or to the top level.
 *
 * @throws LibraryRefusal no such folder, or the quota is exceeded
 */
export function copyTemplates(
  service: Service,
  account: Account,
  selected: Selected,
  folder: string | null,
): BulkAnswer {
  const { database, clock } = service;
  return transaction(database, () => {
    const folderId = folder === null ? null : folderRowId(service, account, folder);
    const { chosen, failed } = choose(database, account, selected);
    const copy = database.prepare(
      `INSERT INTO templates (account, folder, title, title_key, type, author, content, page_settings, bytes,
         thumbnail, created, edited)
       SELECT account, ?1, title, title_key, type, author, content, page_settings, bytes, thumbnail, ?2, ?2
       FROM templates WHERE id = ?3`,
    );
    for (const { id } of chosen) copy.run(folderId, clock(), id);
    assertWithinQuota(service, account);
    return { done: chosen.length, failed };
  });
}

function choose(
  database: Database,
  account: Account,
  selected: Selected,
): { chosen: readonly Chosen[]; failed: BulkAnswer['failed'] } {
  if ('filter' in selected) {
    const { sql, values } = where(account, selected.filter);
    const except = new Set(selected.except);
    const all = database
      .prepare(`SELECT id, folder FROM templates WHERE ${sql}`)
      .all([...values]) as Chosen[];
    return { chosen: all.filter(({ id }) => !except.has(String(id))), failed: [] };
  }
  const one = database.prepare(
    'SELECT id, folder, title, deleted FROM templates WHERE id = ? AND account = ?',
  );
  const chosen: Chosen[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of new Set(selected.ids)) {
    const row = one.get(id, account.id) as
      | (Chosen & { title: string; deleted: number | null })
      | undefined;
    if (row?.deleted === null) chosen.push(row);
    else failed.push({ id, title: row?.title, code: 'library-not-found' });
  }
  return { chosen, failed };
}
