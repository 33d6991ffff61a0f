import { type ReactNode, useId } from 'react';
import { type ApiError, errorCodes } from '../../../../api/client';
import { ErrorNote } from '../../account/error-note';
import { libraryErrorTexts } from '../../account/error-texts';
import type { TemplateScreen } from '../screens';
import type { AccountActions } from './dialog-props';
import { FailedList } from './failed-list';
import { dialogMessage } from './messages';
import { isPartlyDone, type Outcome, type PartlyDone } from './outcome';

interface Props {
  readonly outcome: Outcome;
  readonly account?: AccountActions | undefined;
  /** The screen of the dialog that shows the note. */
  readonly screen: TemplateScreen;
}

/** A note about an action that failed completely or partly, with a button or link that helps. */
export function OutcomeNote({ outcome, account, screen }: Props): ReactNode {
  if (!outcome) return null;
  if (isPartlyDone(outcome)) return <PartlyDoneNote {...outcome} />;
  return <ErrorNote error={outcome}>{account && remedy(outcome, account, screen)}</ErrorNote>;
}

function remedy(
  { code }: ApiError,
  { connect, upgradeLink }: AccountActions,
  screen: TemplateScreen,
): ReactNode {
  if (code === 'library-not-connected') {
    return (
      <button type="button" part="button" onClick={connect}>
        {dialogMessage('library.dialog.connect')}
      </button>
    );
  }
  const isPlan = code === 'insufficient-quota' || code === 'library-upgrade-required';
  return isPlan ? upgradeLink(screen) : undefined;
}

/** How many failed templates the note names. The others are only counted. */
const NAMED = 100;

interface PartlyDoneProps extends PartlyDone {
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A note about a partial success, with the names of the templates that failed. */
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
  return libraryErrorTexts({ code: known, message: code }).title;
}
