import { atEnd } from '../../core/dom/at-end';

/** Attributes that controllers write to the title of an item. */
export const TITLE_ATTRIBUTES: readonly string[] = [
  'id',
  'class',
  'role',
  'tabindex',
  'aria-controls',
  'aria-expanded',
  'aria-selected',
];

/** Restores the printed values of an element's attributes when the signal aborts. */
export function restoreAtEnd(
  element: HTMLElement,
  attributes: readonly string[],
  signal: AbortSignal,
): void {
  const printed = attributes.map((name) => [name, element.getAttribute(name)] as const);
  const restore = (): void => {
    for (const [name, value] of printed) {
      if (value === null) element.removeAttribute(name);
      // A strict style-src blocks the attribute, but not the property.
      else if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
  };
  atEnd(signal, restore);
}
