import type { Connection, Plan } from '../../../../../src/api/libraries/account';
import type { Folder } from '../../../../../src/api/libraries/folder';

/** Returns a folder. */
export function folderOf(id: number, name = `Folder ${id}`, count = id): Folder {
  return { id: String(id), name, count, created: Date.UTC(2026, 4, id) };
}

/** Returns a connected account that has used some of its hundred items. */
export function adaWith(used = 10, { email = 'ada@library.example', plan = 'pro' as Plan } = {}) {
  return {
    account: {
      name: 'Ada Marsh',
      email,
      plan,
      quota: { items: { used, limit: 100 }, bytes: { used: 1000, limit: 1_000_000 } },
    },
  } satisfies Connection;
}
