import type { ReactNode } from 'react';

/** The heading of a step, which is focused when the step begins. */
export function Title({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <h2 part="title" tabIndex={-1}>
      {children}
    </h2>
  );
}

/** The heading of the current step. */
export function titleIn(host: HTMLElement): HTMLElement | null {
  return (host.shadowRoot ?? host).querySelector<HTMLElement>('[part="title"]');
}

/** Focuses the heading of the current step, before the focused element is removed. */
export function focusTitle(host: HTMLElement): void {
  titleIn(host)?.focus();
}
