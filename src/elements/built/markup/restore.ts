/** What is written on the title of something that opens. */
export const TITLE_ATTRIBUTES: readonly string[] = [
  'id',
  'class',
  'role',
  'tabindex',
  'aria-controls',
  'aria-expanded',
  'aria-selected',
];

/**
 * Gives an element the attributes that it was printed with back when the signal ends, whatever has
 * become of them.
 */
export function restoreAtEnd(
  element: HTMLElement,
  attributes: readonly string[],
  signal: AbortSignal,
): void {
  const printed = attributes.map((name) => [name, element.getAttribute(name)] as const);
  const restore = (): void => {
    for (const [name, value] of printed) {
      if (value === null) element.removeAttribute(name);
      // A strict style-src refuses the attribute, not the property.
      else if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
  };
  signal.addEventListener('abort', restore, { once: true });
}
