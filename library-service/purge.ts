import { rmSync } from 'node:fs';
import { transaction } from '../server/transaction';
import { kitPath } from './kits/store';
import type { Service } from './service';
import { UNDO_LIFE } from './undo';

/** Permanently removes deleted items whose undo period is over, with their files. */
export function purge(service: Service): void {
  const { database, clock } = service;
  const before = clock() - UNDO_LIFE;
  const files = transaction(database, () => {
    for (const table of ['undos WHERE created', 'templates WHERE deleted']) {
      database.prepare(`DELETE FROM ${table} <= ?`).run(before);
    }
    database
      .prepare(
        `DELETE FROM folders WHERE deleted <= ?
         AND NOT EXISTS (SELECT 1 FROM templates WHERE folder = folders.id)`,
      )
      .run(before);
    const kits = database.prepare('DELETE FROM kits WHERE deleted <= ? RETURNING file').all(before);
    database.exec(
      `DELETE FROM thumbnails WHERE name NOT IN (
         SELECT thumbnail FROM templates WHERE thumbnail IS NOT NULL
         UNION SELECT thumbnail FROM kits WHERE thumbnail IS NOT NULL)`,
    );
    return (kits as { file: string }[]).map(({ file }) => file);
  });
  for (const file of files) rmSync(kitPath(service, file), { force: true });
}
