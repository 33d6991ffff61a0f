import type { Point } from './point';

/** What takes items says so by `data-drop-folder`: the folder's id, or nothing for outside of folders. */
const MARKED = '[data-drop-folder]';

/** What items can be dropped on, wherever it is in the same tree as the list. */
export class DropTargets {
  readonly #root: Document | ShadowRoot;
  #entered: HTMLElement | undefined;

  constructor(box: HTMLElement) {
    this.#root = box.getRootNode() as Document | ShadowRoot;
  }

  /** What lies at a point, whether it takes something or not. */
  elementAt({ x, y }: Point): Element | undefined {
    return this.#root.elementFromPoint(x, y) ?? undefined;
  }

  /** What would take something there. */
  at(point: Point): HTMLElement | undefined {
    return this.elementAt(point)?.closest<HTMLElement>(MARKED) ?? undefined;
  }

  /** Whether there are some in an element. */
  areIn(element: Element): boolean {
    return element.querySelector(MARKED) !== null;
  }

  /** Shows which one would take it. */
  enter(target: HTMLElement | undefined): void {
    if (target === this.#entered) return;
    if (this.#entered) delete this.#entered.dataset.dropOver;
    if (target) target.dataset.dropOver = '';
    this.#entered = target;
  }
}

/** The folder that a target stands for; null: outside of folders. */
export function folderOf({ dataset }: HTMLElement): string | null {
  return dataset.dropFolder || null;
}
