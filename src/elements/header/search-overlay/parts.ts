import { siteConfig } from '../../../core/config';
import type { SearchKind } from './search-overlay.element';

/** The parts of an overlay, printed or drawn. */
export interface OverlayParts {
  readonly kind: SearchKind;
  /** The icons that open it. */
  readonly openers: readonly HTMLElement[];
  readonly box: HTMLElement;
}

/**
 * The parts of the overlay in `tree`; undefined if a part is missing, or for the theme's own dropdown
 * (`slide-search`).
 *
 * A full-screen box may be anywhere in the page: the theme prints one box for all icons.
 */
export function overlayParts(tree: ParentNode, wanted?: SearchKind): OverlayParts | undefined {
  const name = `.${siteConfig().themePrefix}-search-box`;
  const page = (tree as Node).ownerDocument ?? document;
  const box =
    tree.querySelector<HTMLElement>(`${name}, [part="box"]`) ??
    page.querySelector<HTMLElement>(`${name}.full-screen`);
  const openers = [...tree.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => !box?.contains(control),
  );
  if (!box || !fieldOf(box) || openers.length === 0 || isSlide(tree)) return undefined;
  const isFull = [box, ...openers].some((part) => part.classList.contains('full-screen'));
  return { kind: wanted ?? (isFull ? 'full-screen' : 'header-cover'), openers, box };
}

/** True if both have the same nodes and the same kind. */
export function areSame(one?: OverlayParts, other?: OverlayParts): boolean {
  return (
    one?.kind === other?.kind &&
    one?.box === other?.box &&
    one?.openers.length === other?.openers.length &&
    (one?.openers ?? []).every((opener, index) => opener === other?.openers[index])
  );
}

/** The search field of a box. */
export function fieldOf(box: HTMLElement): HTMLElement | null {
  return box.querySelector('input:not([type="hidden"], [type="submit"])');
}

/** Selects the controls that close a box. */
export const CLOSER = '.close, [part="close"]';

/** True for the theme's own dropdown beside the icon. */
export function isSlide(tree: ParentNode): boolean {
  return [...tree.querySelectorAll('a, button')].some((one) => one.closest('.slide-search'));
}
