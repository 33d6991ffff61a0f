const FOCUSABLE =
  'a[href], area[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, ' +
  'textarea:enabled, summary, iframe, [contenteditable], :is(audio, video)[controls], [tabindex]';

/** What the Tab key reaches inside `root`, in the order of the page; open shadow roots are looked into. */
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
