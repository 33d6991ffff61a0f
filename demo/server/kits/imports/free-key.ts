import type { Database } from '../../../../server/database';
import type { StoredItem } from './item-records';
import { hasItem, kindOf } from './kinds';

/** The item's key with the first number that makes it unique on the site and in the kit. */
export function freeKey(
  database: Database,
  { kind: name, key }: Pick<StoredItem, 'kind' | 'key'>,
  taken: ReadonlySet<string>,
): string {
  const kind = kindOf(name);
  for (let number = 2; ; number += 1) {
    const free = kind.withNumber?.(key, number) ?? key;
    if (free === key || !(hasItem(database, name, free) || taken.has(`${name} ${free}`)))
      return free;
  }
}
