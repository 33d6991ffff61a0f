import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Its items. */
  readonly children: ReactNode;
}

/** What failed, by name: it scrolls where it is long, by keys too. */
export function FailedList({ label, children }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach that.
    <ul part="failed" tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
