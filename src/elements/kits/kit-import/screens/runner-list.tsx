import type { ReactNode } from 'react';
import type { ImportSession } from '../../../../api/kits/import';
import { message } from '../messages';

interface Props {
  readonly runners: ImportSession['runners'];
  /** The state of the first runner that is not done. */
  readonly next: 'running' | 'failed';
}

/** The runners of an import, each with its state. */
export function RunnerList({ runners, next }: Props): ReactNode {
  const first = runners.find(({ isDone }) => !isDone)?.runner;
  return (
    <ol part="runners">
      {runners.map(({ runner, title, isDone, done = 0, total = 0 }) => {
        const state = isDone ? 'done' : runner === first ? next : 'waiting';
        const isPartly = state !== 'done' && done > 0;
        return (
          <li key={runner} data-state={state}>
            <span>{title}</span>{' '}
            <small>
              {message(`kit.import.runner.${state}`)}
              {isPartly && ` · ${message('kit.import.items', { done, total })}`}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
