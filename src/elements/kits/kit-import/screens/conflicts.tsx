import { type ReactNode, useId, useRef } from 'react';
import type { Conflict, Decision } from '../../../../api/kits/import';
import { type Choices, decisionOf } from '../choices';
import { decisionCounts, inOrder } from '../conflicts';
import { message } from '../messages';
import type { ImportStore } from '../store';
import { ConflictField } from './conflict-field';
import { useMore } from './use-more';

interface Props {
  readonly store: ImportStore;
  readonly conflicts: readonly Conflict[];
  readonly choices: Choices;
}

/** The conflicts between kit and site, with a decision for each or for all at once. */
export function Conflicts({ store, conflicts, choices }: Props): ReactNode {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { shown, more } = useMore(conflicts, list);
  if (conflicts.length === 0) return null;
  const decide = (ids: readonly string[], decision: Decision): void =>
    store.dispatch({ type: 'decide', ids, decision });
  const possible = inOrder(conflicts.flatMap(({ decisions }) => decisions));
  return (
    <section part="conflicts" aria-labelledby={titleId}>
      <h3 id={titleId}>{message('kit.import.conflicts', { count: conflicts.length })}</h3>
      <p>{message('kit.import.conflicts.about')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not buttons. */}
      <div part="actions" role="group" aria-label={message('kit.import.conflicts.all')}>
        {possible.map((decision) => (
          <button
            key={decision}
            type="button"
            part="button"
            onClick={() =>
              decide(
                conflicts.map(({ id }) => id),
                decision,
              )
            }
          >
            {message(`kit.import.all.${decision}`)}
          </button>
        ))}
      </div>
      <p part="count" role="status">
        {message('kit.import.conflicts.counts', decisionCounts(conflicts, choices))}
      </p>
      <div part="conflict-list" ref={list}>
        {shown.map((conflict) => (
          <ConflictField
            key={conflict.id}
            conflict={conflict}
            decision={decisionOf(choices, conflict)}
            decide={(decision) => decide([conflict.id], decision)}
          />
        ))}
      </div>
      {more}
    </section>
  );
}
