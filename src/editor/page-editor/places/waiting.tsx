import type { ReactNode } from 'react';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';

/** An answer of the server that is not there yet. */
export interface WaitingFor {
  readonly value: unknown;
  /** The sentence about its failure; empty while it is under way. */
  readonly error: string;
  readonly again: (() => void) | undefined;
}

/** Stands in for an answer of the server: says that it is fetched, or why it failed, and asks again. */
export function Waiting({ answer: { error, again } }: { readonly answer: WaitingFor }): ReactNode {
  if (error === '') return <p role="status">{message('editor.place.loading')}</p>;
  return (
    <div>
      <Fault error={error} />
      {again && <NoticeButton action={{ run: again }} label={message('editor.page.again')} />}
    </div>
  );
}
