import { createElement } from '../../core/dom/create-element';
import { lineIcon } from '../../core/dom/line-icon';
import stylesheet from './icon-button.css?inline';

/** The styles of the buttons that `iconButton` makes, as CSS text. */
export const iconButtonStyles: string = stylesheet;

/**
 * Creates a button with a line icon, without an accessible name. Its parts are `button` and `icon`.
 *
 * @param strokes `d` of a path in a box of 24 by 24
 * @param className the class that sets size and colour
 */
export function iconButton(document: Document, strokes: string, className: string): HTMLElement {
  return createElement(
    document,
    'button',
    { type: 'button', part: 'button', class: `nh-icon-button ${className}` },
    lineIcon(document, strokes, { part: 'icon' }),
  );
}

/** Changes the icon of a button that `iconButton` has created. */
export function redrawIcon(button: HTMLElement, strokes: string): void {
  button.querySelector('path')?.setAttribute('d', strokes);
}
