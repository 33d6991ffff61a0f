import { siteConfig } from '../../core/config';
import type { SearchKind } from './search-overlay.element';

/** What an overlay is made of, whoever has printed it. */
export interface OverlayParts {
  readonly kind: SearchKind;
  /** The icons that open it. */
  readonly openers: readonly HTMLElement[];
  readonly box: HTMLElement;
  readonly field: HTMLElement;
  readonly closers: readonly HTMLElement[];
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
  const boxes = [...tree.querySelectorAll<HTMLElement>(`${name}, [part="box"]`)];
  const box = boxes[0] ?? page.querySelector<HTMLElement>(`${name}.full-screen`);
  const openers = [...tree.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => !box?.contains(control),
  );
  const field = box?.querySelector<HTMLElement>('input:not([type="hidden"], [type="submit"])');
  if (!box || !field || openers.length === 0 || isSlide(openers)) return undefined;
  const isFull = [box, ...openers].some((part) => part.classList.contains('full-screen'));
  return {
    kind: wanted ?? (isFull ? 'full-screen' : 'header-cover'),
    openers,
    box,
    field,
    closers: [...box.querySelectorAll<HTMLElement>('.close, [part="close"]')],
  };
}

function isSlide(openers: readonly HTMLElement[]): boolean {
  return openers.some((opener) => opener.closest('.slide-search'));
}
