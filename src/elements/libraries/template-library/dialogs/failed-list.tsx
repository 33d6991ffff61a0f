import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** The list items. */
  readonly children: ReactNode;
}

/** A scrollable list of templates or files that failed. */
export function FailedList({ label, children }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
    <ul part="failed" tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
