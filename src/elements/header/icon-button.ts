import { createElement } from '../../core/dom/create-element';
import { lineIcon } from '../../core/dom/line-icon';
import stylesheet from './icon-button.css?inline';

export const iconButtonStyles: string = stylesheet;

/**
 * A button with a line drawing, its parts named `button` and `icon`, without a name yet.
 *
 * @param strokes a path's `d` in a box of 24 by 24
 * @param className what its size and colour come by
 */
export function iconButton(document: Document, strokes: string, className: string): HTMLElement {
  return createElement(
    document,
    'button',
    { type: 'button', part: 'button', class: `nh-icon-button ${className}` },
    lineIcon(document, strokes, { part: 'icon' }),
  );
}

/** Draws another icon in a button that `iconButton` has made. */
export function redrawIcon(button: HTMLElement, strokes: string): void {
  button.querySelector('path')?.setAttribute('d', strokes);
}
