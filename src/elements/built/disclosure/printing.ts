/** Opens the `<details>` in `root` while the page is printed: a style cannot, in every browser. */
export function openWhilePrinting(root: HTMLElement, signal: AbortSignal): void {
  const window = root.ownerDocument.defaultView;
  let opened: HTMLDetailsElement[] = [];
  const open = (): void => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const close = (): void => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  window?.addEventListener('beforeprint', open, { signal });
  window?.addEventListener('afterprint', close, { signal });
}
