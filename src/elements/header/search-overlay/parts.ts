import { siteConfig } from '../../../core/config';
import type { SearchKind } from './search-overlay.element';

/** The parts of an overlay, printed or drawn. */
export interface OverlayParts {
  readonly kind: SearchKind;
  /** The icons that open it. */
  readonly openers: readonly HTMLElement[];
  readonly box: HTMLElement;
}

/** Selects the theme's dropdown search: the form and, beside it, the icon. */
const SLIDE = '.slide-search';

/**
 * The parts of the overlay in `tree`; undefined if a part is missing. The box of the theme's dropdown is
 * its form (docs/compatibility/header.md#slide-search).
 */
export function overlayParts(tree: ParentNode, wanted?: SearchKind): OverlayParts | undefined {
  const box = boxFor(tree);
  const openers = [...tree.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => !box?.contains(control),
  );
  if (!box || !fieldOf(box) || openers.length === 0) return undefined;
  if (box.localName === 'form') return { kind: 'slide-search', openers, box };
  const isFull = [box, ...openers].some((part) => part.classList.contains('full-screen'));
  return { kind: wanted ?? (isFull ? 'full-screen' : 'header-cover'), openers, box };
}

/** A full-screen box may be anywhere in the page: the theme prints one box for all icons. */
function boxFor(tree: ParentNode): HTMLElement | null {
  const name = `.${siteConfig().themePrefix}-search-box`;
  const page = (tree as Node).ownerDocument ?? document;
  return (
    tree.querySelector<HTMLElement>(`${name}, [part="box"]`) ??
    tree.querySelector<HTMLElement>(`${SLIDE} form`) ??
    page.querySelector<HTMLElement>(`${name}.full-screen`)
  );
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
export function fieldOf(box: HTMLElement): HTMLInputElement | null {
  return box.querySelector('input:not([type="hidden"], [type="submit"])');
}

/** Selects the controls that close a box. */
export const CLOSER = '.close, [part="close"]';
