const printed = new WeakSet<Element>();

/** Whether a `<details>` is open only because the page is being printed. */
export function isOpenToPrint(details: Element): boolean {
  return printed.has(details);
}

/** Opens all `<details>` in `root` while the page is printed. CSS cannot do this in every browser. */
export function openWhilePrinting(root: HTMLElement, signal: AbortSignal): void {
  const window = root.ownerDocument.defaultView;
  let opened: HTMLDetailsElement[] = [];
  const open = (): void => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) {
      printed.add(details);
      details.open = true;
    }
  };
  const close = (): void => {
    for (const details of opened) {
      details.open = false;
      printed.delete(details);
    }
    opened = [];
  };
  window?.addEventListener('beforeprint', open, { signal });
  window?.addEventListener('afterprint', close, { signal });
}
