import type { LeftOut } from '../../../../../src/api/kits/import';

/** The number of items that are named; the others are counted together. */
const MOST_NAMES = 500;

/** Collects what a kit has and this site cannot import, for the person who chooses. */
export class LeftOutItems {
  readonly #items = new Map<string, LeftOut>();

  /** Adds items of one name. */
  add(reason: LeftOut['reason'], name: string, count = 1): void {
    const short = name.slice(0, 200);
    const isNamed = this.#items.size < MOST_NAMES || this.#items.has(`${reason} ${short}`);
    const shown = isNamed ? short : '…';
    const key = `${reason} ${shown}`;
    const known = this.#items.get(key)?.count ?? 0;
    this.#items.set(key, { reason, name: shown, count: known + count });
  }

  /** All items, in the order in which they were found. */
  get list(): readonly LeftOut[] {
    return [...this.#items.values()];
  }
}
