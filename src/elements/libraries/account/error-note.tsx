import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client';
import { ErrorFrame } from '../../../ui/error-box';
import { libraryErrorTexts } from './error-texts';

interface Props {
  readonly error: ApiError;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The error of a library request: the problem, the reason and the remedy. */
export function ErrorNote({ error, children }: Props): ReactNode {
  const { title, text } = libraryErrorTexts(error);
  return (
    <ErrorFrame code={error.code} title={title} actions={children}>
      <p>{text}</p>
    </ErrorFrame>
  );
}
