import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import { libraryErrorWords } from '../../libraries/error-words';
import { errorCodes, type KitError } from '../../rest';
import type { Ways } from './dialog-props';
import { FailedList } from './failed-list';
import { dialogMessage } from './messages';
import { isPartlyDone, type Outcome, type PartlyDone } from './outcome';
import { type DialogName, dialogPlaces } from './places';

interface Props {
  readonly outcome: Outcome;
  readonly ways?: Ways | undefined;
  /** The dialog that it is in. */
  readonly dialog: DialogName;
}

/** What became of an action that is not done, wholly or in part, and what can be done about it. */
export function OutcomeNote({ outcome, ways, dialog }: Props): ReactNode {
  if (!outcome) return null;
  if (isPartlyDone(outcome)) return <PartlyDoneNote {...outcome} />;
  return <ErrorNote error={outcome}>{ways && wayOut(outcome, ways, dialog)}</ErrorNote>;
}

function wayOut({ code }: KitError, { connect, upgrade }: Ways, dialog: DialogName): ReactNode {
  if (code === 'library-not-connected') {
    return (
      <button type="button" part="button" onClick={connect}>
        {dialogMessage('library.dialog.connect')}
      </button>
    );
  }
  const isPlan = code === 'insufficient-quota' || code === 'library-upgrade-required';
  return isPlan ? upgrade(dialogPlaces[dialog]) : undefined;
}

/** More of them are counted only. */
const NAMED = 100;

interface PartlyDoneProps extends PartlyDone {
  /** What can be done about it: buttons. */
  readonly children?: ReactNode;
}

/** What was done, and by name with what it was not. */
export function PartlyDoneNote({ done, failed, children }: PartlyDoneProps): ReactNode {
  const titleId = useId();
  const rest = failed.length - NAMED;
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code="partly-done">
      <h3 id={titleId}>{dialogMessage('library.dialog.partly', { count: failed.length })}</h3>
      <p>
        {done > 0
          ? dialogMessage('library.dialog.partly.done', { count: done })
          : dialogMessage('library.dialog.partly.none')}
      </p>
      <FailedList label={dialogMessage('library.dialog.partly.list')}>
        {failed.slice(0, NAMED).map(({ id, title, code }) => (
          <li key={id}>
            <strong dir="auto">{title ?? dialogMessage('library.dialog.partly.nameless')}</strong>:{' '}
            {reasonText(code)}
          </li>
        ))}
      </FailedList>
      {rest > 0 && <p>{dialogMessage('library.dialog.partly.more', { count: rest })}</p>}
      {children && <div part="actions">{children}</div>}
    </section>
  );
}

function reasonText(code: string): string {
  const known = errorCodes.find((one) => one === code) ?? 'general';
  return libraryErrorWords({ code: known, message: code }).title;
}
