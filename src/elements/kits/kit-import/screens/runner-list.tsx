import type { ReactNode } from 'react';
import type { ImportSession } from '../../wire/import';
import { message } from '../messages';

interface Props {
  readonly runners: ImportSession['runners'];
  /** What is said of the first that is not done. */
  readonly next: 'running' | 'failed';
}

/** The steps of an import, each with how it stands. */
export function RunnerList({ runners, next }: Props): ReactNode {
  const first = runners.find(({ isDone }) => !isDone)?.runner;
  return (
    <ol part="runners">
      {runners.map(({ runner, title, isDone }) => {
        const state = isDone ? 'done' : runner === first ? next : 'waiting';
        return (
          <li key={runner} data-state={state}>
            <span>{title}</span> <small>{message(`kit.import.runner.${state}`)}</small>
          </li>
        );
      })}
    </ol>
  );
}
