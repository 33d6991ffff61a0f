const FOCUSABLE =
  'a[href], area[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, ' +
  'textarea:enabled, summary, iframe, [contenteditable], :is(audio, video)[controls], [tabindex]';

/**
 * Returns the elements inside `root` that the Tab key reaches, in document order, including those in open
 * shadow roots.
 */
export function tabStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const inner = element.shadowRoot ? tabStops(element.shadowRoot) : [];
    return isTabStop(element) ? [element, ...inner] : inner;
  });
}

function isTabStop(element: HTMLElement): boolean {
  return (
    element.matches(FOCUSABLE) &&
    element.tabIndex >= 0 &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
