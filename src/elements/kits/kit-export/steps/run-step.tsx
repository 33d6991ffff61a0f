import type { ReactNode } from 'react';
import type { ExportSession } from '../../../../api/kits/export';
import { message } from '../messages';
import type { ExportState } from '../state';
import type { ExportStore } from '../store';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
}

/** A running or stopped export: its steps and their progress. */
export function RunStep({ store, state }: Props): ReactNode {
  const { run, error } = state;
  const runners = run?.session?.runners ?? [];
  const done = runners.filter(({ isDone }) => isDone).length;
  return (
    <>
      {!error && (
        <progress
          part="progress"
          aria-label={message('kit.export.run')}
          max={runners.length || 1}
          // Without a value the progress is indeterminate.
          value={runners.length > 0 ? done : undefined}
        />
      )}
      <p role="status">{error ? '' : progressText(runners)}</p>
      <ol part="runners">
        {runners.map((runner) => {
          const isNext = runner === runners[done];
          const status = runner.isDone ? 'done' : isNext && !error ? 'running' : 'waiting';
          return (
            <li key={runner.runner} part="runner" data-status={status}>
              {runner.title} <span part="note">{message(`kit.export.runner.${status}`)}</span>
            </li>
          );
        })}
      </ol>
      {/* The error box has its own Cancel button. */}
      {!error && (
        <div part="actions">
          <button type="button" part="button" onClick={() => store.cancel()}>
            {message('kit.export.cancel')}
          </button>
        </div>
      )}
    </>
  );
}

function progressText(runners: ExportSession['runners']): string {
  const index = runners.findIndex(({ isDone }) => !isDone);
  const next = runners[index];
  if (!next) return message('kit.export.preparing');
  const { title } = next;
  return message('kit.export.running', { step: index + 1, total: runners.length, title });
}
