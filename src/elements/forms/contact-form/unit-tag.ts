import { formsConfig } from '../config';

const assigned = new Set<string>();

/** Returns a unit tag that is unique on the page: `{prefix}-f{id}-o{n}`. The server rejects a form without one. */
export function freeUnitTag(id: number): string {
  for (let n = 1; ; n++) {
    const tag = `${formsConfig().formPrefix}-f${id}-o${n}`;
    if (assigned.has(tag) || document.getElementById(tag)) continue;
    assigned.add(tag);
    return tag;
  }
}
