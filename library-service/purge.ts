import { sql } from 'kysely';
import { MINUTE } from '../server/clock';
import type { Service } from './service';
import { transaction } from './storage/storage';
import { UNDO_LIFE } from './undo';

/** Permanently removes deleted items whose undo period is over, with their files. */
export async function purge(service: Service): Promise<void> {
  const before = service.clock() - UNDO_LIFE;
  const files = await transaction(service, async ({ database }) => {
    await database
      .deleteFrom('attempts')
      .where('time', '<=', service.clock() - MINUTE)
      .execute();
    await database.deleteFrom('undos').where('created', '<=', before).execute();
    await database.deleteFrom('templates').where('deleted', '<=', before).execute();
    await sql`
      DELETE FROM folders WHERE deleted <= ${before}
      AND NOT EXISTS (SELECT 1 FROM templates WHERE folder = folders.id)`.execute(database);
    const kits = await database
      .deleteFrom('kits')
      .where('deleted', '<=', before)
      .returning('file')
      .execute();
    await sql`
      DELETE FROM thumbnails WHERE name NOT IN (
        SELECT thumbnail FROM templates WHERE thumbnail IS NOT NULL
        UNION SELECT thumbnail FROM kits WHERE thumbnail IS NOT NULL)`.execute(database);
    return kits.map(({ file }) => file);
  });
  for (const file of files) await service.blobs.remove(file);
}
