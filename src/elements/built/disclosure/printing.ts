const printed = new WeakSet<Element>();

/** True of what is open only because the page is being printed: nobody has asked for it. */
export function isOpenToPrint(details: Element): boolean {
  return printed.has(details);
}

/** Opens the `<details>` in `root` while the page is printed: a style cannot, in every browser. */
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
