import { type ReactNode, useId } from 'react';
import { type KitError, kitErrorWords } from './rest';

interface Props {
  readonly error: KitError;
  /** The labels of the two ways out. */
  readonly labels: { readonly cancel: string; readonly retry: string };
  readonly cancel: () => void;
  readonly retry: () => void;
  /** What is said beside it. */
  readonly children?: ReactNode;
}

/** What went wrong, why, and what to do, with Cancel and Try again. */
export function ErrorBox({ error, labels, cancel, retry, children }: Props): ReactNode {
  const { title, text } = kitErrorWords(error);
  const titleId = useId();
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code={error.code}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      {children}
      <div part="actions">
        <button type="button" part="button" onClick={cancel}>
          {labels.cancel}
        </button>
        <button type="button" part="button" data-kind="main" onClick={retry}>
          {labels.retry}
        </button>
      </div>
    </section>
  );
}
