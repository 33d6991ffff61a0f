import type { Connection, Quota } from '../../../../src/api/libraries/account';
import type { Kit } from '../../../../src/api/libraries/kit';

/** Returns a kit. */
export function kitOf(id: number, title = `Kit ${id}`): Kit {
  return {
    id: String(id),
    title,
    description: `What ${title} is for.`,
    bytes: 3400,
    created: Date.UTC(2026, 4, id),
    thumbnail: id % 2 ? null : 'thumbnails/abc',
  };
}

/** Returns a quota. */
export function quotaOf(used = 3, limit = 50): Quota {
  return { items: { used, limit }, bytes: { used: 1000, limit: 1_000_000 } };
}

/** Returns a connected account. */
export function connectionOf(
  changes: Partial<NonNullable<Connection['account']>> = {},
): Connection {
  return {
    account: {
      name: 'Ada Marsh',
      email: 'ada@library.example',
      plan: 'pro',
      quota: quotaOf(),
      ...changes,
    },
  };
}
