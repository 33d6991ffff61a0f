import { memo, type ReactNode, useId } from 'react';
import type { Conflict, Decision } from '../../../../api/kits/import';
import { partMessage } from '../../parts';
import { inOrder } from '../conflicts';
import { message } from '../messages';
import { Changes } from './changes';
import { Disclosure } from './disclosure';

interface Props {
  readonly conflict: Conflict;
  readonly decision: Decision;
  readonly decide: (decision: Decision) => void;
}

/** One conflict: its differences, and the choice how to resolve it. */
export const ConflictField = memo(
  function ConflictField({ conflict, decision, decide }: Props): ReactNode {
    const name = useId();
    const { title, part, changes, decisions } = conflict;
    return (
      <fieldset part="conflict" data-conflict={conflict.id}>
        <legend>
          {title} <small part="note">{partMessage(`kit.part.${part}`)}</small>
        </legend>
        <div part="decisions">
          {inOrder(decisions).map((one) => (
            <label key={one} part="choice">
              <input
                part="radio"
                type="radio"
                name={name}
                value={one}
                checked={one === decision}
                onChange={() => decide(one)}
              />
              <span>{message(`kit.import.decision.${one}`)}</span>
            </label>
          ))}
        </div>
        {changes.length > 0 && (
          <Disclosure
            name="differences"
            summary={message('kit.import.changes', { count: changes.length })}
          >
            {() => <Changes title={title} changes={changes} />}
          </Disclosure>
        )}
      </fieldset>
    );
  },
  // `decide` is a new function on each render, but does the same.
  (before, after) => before.conflict === after.conflict && before.decision === after.decision,
);
