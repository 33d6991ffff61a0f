import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly retry: () => void;
}

/** The main button of an error note. */
export function RetryButton({ label, retry }: Props): ReactNode {
  return (
    <button type="button" part="button" data-kind="main" onClick={retry}>
      {label}
    </button>
  );
}
