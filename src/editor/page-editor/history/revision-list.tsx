import { type ReactNode, useId } from 'react';
import type { Revision } from '../../../api/pages/revision';
import { message } from '../messages';
import { timeText } from '../time-text';

interface Props {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  readonly chosen: Revision | undefined;
  readonly choose: (revision: Revision) => void;
}

/** The revisions as a group of radio buttons, so that arrow keys show one after the other. */
export function RevisionList({ revisions, chosen, choose }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset part="revisions">
      <legend className="nh-unseen">{message('editor.history.list')}</legend>
      {revisions.map((revision) => (
        <label key={revision.number} part="choice">
          <input
            type="radio"
            part="checkbox"
            name={name}
            value={revision.number}
            checked={revision.number === chosen?.number}
            onChange={() => choose(revision)}
          />
          <span>
            {timeOf(revision).time}
            <span part="note">
              {' '}
              {message(`editor.history.${revision.kind}`, {
                person: revision.person || message('editor.notice.somebody'),
              })}
              {revision.isPublished && ` ${message('editor.history.public')}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The time of a revision in words. */
export function timeOf({ saved }: Revision): { readonly time: string } {
  return { time: timeText(saved) };
}
