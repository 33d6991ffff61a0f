import { type ReactNode, useId } from 'react';
import type { KitError } from '../rest';
import { libraryErrorWords } from './error-words';

interface Props {
  readonly error: KitError;
  /** What can be done about it: buttons. */
  readonly children?: ReactNode;
}

/** What went wrong, why, and what to do. */
export function ErrorNote({ error, children }: Props): ReactNode {
  const { title, text } = libraryErrorWords(error);
  const titleId = useId();
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code={error.code}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      {children && <div part="actions">{children}</div>}
    </section>
  );
}
