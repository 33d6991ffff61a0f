import type { ReactNode } from 'react';
import { message } from '../messages';
import { Failure } from './failure';
import { RevertButton } from './revert-button';
import { RunnerList } from './runner-list';
import type { ScreenProps } from './screen-props';
import { Title } from './title';

/** An import that has stopped at a failed runner, with buttons to retry or revert. */
export function Stopped({ store, state }: ScreenProps): ReactNode {
  const { session, error } = state;
  if (!session) return null;
  return (
    <>
      <Title>{message('kit.import.stopped', { title: session.manifest.title })}</Title>
      <Failure store={store} state={state} />
      <p>{message('kit.import.stopped.about')}</p>
      <RunnerList runners={session.runners} next="failed" />
      <div part="actions">
        {!error && (
          <button type="button" part="button" data-kind="main" onClick={() => store.start()}>
            {message('kit.import.retry')}
          </button>
        )}
        <RevertButton store={store} state={state} session={session} />
      </div>
    </>
  );
}
