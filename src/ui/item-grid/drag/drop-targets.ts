import type { Point } from './point';

/** Drop targets have the attribute `data-drop-folder`: the folder's id, or empty for outside all folders. */
const MARKED = '[data-drop-folder]';

/** The drop targets in the list's document or shadow root. */
export class DropTargets {
  readonly #root: Document | ShadowRoot;
  readonly #targets: string;
  #entered: HTMLElement | undefined;

  /** @param targets the selector of the targets */
  constructor(box: HTMLElement, targets = MARKED) {
    this.#targets = targets;
    this.#root = box.getRootNode() as Document | ShadowRoot;
  }

  /** Returns the topmost element at a point. */
  elementAt({ x, y }: Point): Element | undefined {
    return this.#root.elementFromPoint(x, y) ?? undefined;
  }

  /** Returns the drop target at a point. */
  at(point: Point): HTMLElement | undefined {
    return this.elementAt(point)?.closest<HTMLElement>(this.#targets) ?? undefined;
  }

  /** Whether an element contains drop targets. */
  areIn(element: Element): boolean {
    return element.querySelector(this.#targets) !== null;
  }

  /** Highlights the target under the pointer; undefined removes the highlight. */
  enter(target: HTMLElement | undefined): void {
    if (target === this.#entered) return;
    if (this.#entered) delete this.#entered.dataset.dropOver;
    if (target) target.dataset.dropOver = '';
    this.#entered = target;
  }
}

/** Returns the folder id of a target; null for outside all folders. */
export function folderOf({ dataset }: HTMLElement): string | null {
  return dataset.dropFolder || null;
}
