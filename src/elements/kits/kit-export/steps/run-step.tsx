import type { ReactNode } from 'react';
import type { ExportSession } from '../../wire/export';
import { message } from '../messages';
import type { ExportState } from '../state';
import type { ExportStore } from '../store';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
}

/** An export under way, or stopped by an error: its steps, and how many are done. */
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
          // Without a number it is under way, and nobody knows how far.
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
      {/* An error has a Cancel of its own. */}
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
  const at = runners.findIndex(({ isDone }) => !isDone);
  const next = runners[at];
  if (!next) return message('kit.export.preparing');
  const { title } = next;
  return message('kit.export.running', { step: at + 1, total: runners.length, title });
}
