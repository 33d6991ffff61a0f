import { formsConfig } from '../config';

const given = new Set<string>();

/** A unit tag that no form of the page has: `{prefix}-f{id}-o{n}`. The server refuses a form without one. */
export function freeUnitTag(id: number): string {
  for (let n = 1; ; n++) {
    const tag = `${formsConfig().formPrefix}-f${id}-o${n}`;
    if (given.has(tag) || document.getElementById(tag)) continue;
    given.add(tag);
    return tag;
  }
}
