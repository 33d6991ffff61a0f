import type { ReactNode } from 'react';
import type { ImportSession } from '../../../../api/kits/import';
import { message } from '../messages';
import { RunnerList } from './runner-list';
import type { ScreenProps } from './screen-props';
import { Title } from './title';

/** The running import, with its runners. */
export function Run({ state }: ScreenProps): ReactNode {
  const { session, isPaused } = state;
  if (!session) return null;
  const { runners, manifest } = session;
  const title = message('kit.import.running', { title: manifest.title });
  const done = runners.filter(({ isDone }) => isDone).length;
  const progress = runners.length
    ? message('kit.import.run.progress', { done, total: runners.length })
    : message('kit.import.run.preparing');
  return (
    <>
      <Title>{title}</Title>
      <p>{message('kit.import.running.about')}</p>
      <progress
        part="progress"
        aria-label={title}
        {...(runners.length > 0 && { max: runners.length, value: done + shareOf(runners) })}
      />
      <p part="count" role="status">
        {progress}
      </p>
      {isPaused && (
        <p part="paused" role="status">
          {message('kit.import.paused')}
        </p>
      )}
      <RunnerList runners={runners} next="running" />
    </>
  );
}

/** The imported share of the step that runs. */
function shareOf(runners: ImportSession['runners']): number {
  const { done = 0, total = 0 } = runners.find(({ isDone }) => !isDone) ?? {};
  return total > 0 ? done / total : 0;
}
