import { type ReactNode, useId } from 'react';
import { type ApiError, apiErrorMessage } from '../api/client';

interface FrameProps {
  readonly code: string;
  readonly title: string;
  /** Content after the title. */
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** A titled box that screen readers announce at once. */
export function ErrorFrame({ code, title, children, actions }: FrameProps): ReactNode {
  const titleId = useId();
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code={code}>
      <h3 id={titleId}>{title}</h3>
      {children}
      {actions && <div part="actions">{actions}</div>}
    </section>
  );
}

interface Props {
  readonly error: ApiError;
  /** The labels of the buttons. */
  readonly labels: { readonly cancel: string; readonly retry: string };
  readonly cancel: () => void;
  readonly retry: () => void;
  /** Content between the text and the buttons. */
  readonly children?: ReactNode;
}

/** A failed request: the problem, the reason and the remedy, with Cancel and Retry buttons. */
export function ErrorBox({ error, labels, cancel, retry, children }: Props): ReactNode {
  const { title, text } = apiErrorMessage(error);
  const actions = (
    <>
      <button type="button" part="button" onClick={cancel}>
        {labels.cancel}
      </button>
      <button type="button" part="button" data-kind="main" onClick={retry}>
        {labels.retry}
      </button>
    </>
  );
  return (
    <ErrorFrame code={error.code} {...{ title, actions }}>
      <p>{text}</p>
      {children}
    </ErrorFrame>
  );
}
