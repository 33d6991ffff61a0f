import type { Connection, Quota } from '../../../../src/elements/kits/libraries/wire/account';
import type { Kit } from '../../../../src/elements/kits/libraries/wire/kit';

/** A kit of the library. */
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

/** What an account has used. */
export function quotaOf(used = 3, limit = 50): Quota {
  return { items: { used, limit }, bytes: { used: 1000, limit: 1_000_000 } };
}

/** Somebody who is connected. */
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
