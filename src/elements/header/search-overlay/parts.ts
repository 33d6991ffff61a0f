import { siteConfig } from '../../../core/config';
import type { SearchKind } from './search-overlay.element';

/** What an overlay is made of, whoever has printed it. */
export interface OverlayParts {
  readonly kind: SearchKind;
  /** The icons that open it. */
  readonly openers: readonly HTMLElement[];
  readonly box: HTMLElement;
}

/**
 * The parts around an icon in `tree`; undefined where something is missing, or where the theme's own
 * drop-down (`slide-search`) is meant.
 *
 * A box for the full screen may stand anywhere in the page: the theme prints one for all icons.
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

/** The same nodes, opened in the same way. */
export function areSame(one?: OverlayParts, other?: OverlayParts): boolean {
  return (
    one?.kind === other?.kind &&
    one?.box === other?.box &&
    one?.openers.length === other?.openers.length &&
    (one?.openers ?? []).every((opener, at) => opener === other?.openers[at])
  );
}

/** Where the visitor types what is searched for. */
export function fieldOf(box: HTMLElement): HTMLElement | null {
  return box.querySelector('input:not([type="hidden"], [type="submit"])');
}

/** What closes a box. */
export const CLOSER = '.close, [part="close"]';

/** The theme's own drop-down beside the icon. */
export function isSlide(tree: ParentNode): boolean {
  return [...tree.querySelectorAll('a, button')].some((one) => one.closest('.slide-search'));
}
