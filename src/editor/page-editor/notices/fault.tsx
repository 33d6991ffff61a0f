import type { ReactNode } from 'react';

/** The sentence about a failure, which screen readers say when it comes; empty: nothing is shown. */
export function Fault({ error }: { readonly error: string }): ReactNode {
  return (
    <p part="fault" role="alert" hidden={error === ''}>
      {error}
    </p>
  );
}
