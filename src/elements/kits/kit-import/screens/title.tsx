import type { ReactNode } from 'react';

/** A step's heading, which has the focus when its step begins. */
export function Title({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <h2 part="title" tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Brings the focus to the heading of an import's present step: what had it goes. */
export function focusTitle(host: HTMLElement): void {
  const tree = host.shadowRoot ?? host;
  tree.querySelector<HTMLElement>('[part="title"]')?.focus();
}
