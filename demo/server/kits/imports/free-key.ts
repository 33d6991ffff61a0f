import type { Database } from '../../database';
import type { StoredItem } from './item-records';
import { kindOf } from './kinds';

/** A key like the item's that neither the site nor the kit has. */
export function freeKey(
  database: Database,
  { kind: name, key }: StoredItem,
  taken: ReadonlySet<string>,
): string {
  const kind = kindOf(name);
  for (let number = 2; ; number += 1) {
    const free = kind.numbered?.(key, number) ?? key;
    if (free === key || !(kind.read(database, free) || taken.has(`${name} ${free}`))) return free;
  }
}
