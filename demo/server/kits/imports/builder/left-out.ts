import type { LeftOut } from '../../../../../src/api/kits/import';

/** Collects what a kit has and this site cannot import, for the person who chooses. */
export class LeftOutItems {
  readonly #items = new Map<string, LeftOut>();

  /** Adds items of one name. */
  add(reason: LeftOut['reason'], name: string, count = 1): void {
    const key = `${reason} ${name}`;
    const known = this.#items.get(key)?.count ?? 0;
    this.#items.set(key, { reason, name, count: known + count });
  }

  /** All items, in the order in which they were found. */
  get list(): readonly LeftOut[] {
    return [...this.#items.values()];
  }
}
