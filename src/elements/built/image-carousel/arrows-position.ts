import { builderClass } from '../../../builder/markup/names';

/**
 * Sets the builder's class that places the arrows on or beside the slides. Without a position, the printed
 * class stays.
 */
export function placeArrows(root: HTMLElement, position: 'inside' | 'outside' | undefined): void {
  const prefix = builderClass('arrows-position-');
  const frame = root.closest(`[class*="${CSS.escape(prefix)}"]`);
  if (!frame || !position) return;
  for (const one of ['inside', 'outside']) {
    frame.classList.toggle(`${prefix}${one}`, one === position);
  }
}
