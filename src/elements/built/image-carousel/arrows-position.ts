import { builderClass } from '../markup/names';

/** Puts the arrows on or beside the slides by the builder's class; without a position it stays as printed. */
export function placeArrows(root: HTMLElement, position: 'inside' | 'outside' | undefined): void {
  const prefix = builderClass('arrows-position-');
  const frame = root.closest(`[class*="${CSS.escape(prefix)}"]`);
  if (!frame || !position) return;
  for (const one of ['inside', 'outside']) {
    frame.classList.toggle(`${prefix}${one}`, one === position);
  }
}
