import { type ReactNode, useId } from 'react';
import type { FoundTemplate, RefusedFile } from '../import/read-files';
import { FailedList } from './failed-list';
import { dialogMessage } from './messages';

/** How many items a list names. The others are only counted. */
const NAMED = 100;

/** How many items are visible without scrolling. */
const VISIBLE = 6;

interface FoundProps {
  readonly found: readonly FoundTemplate[];
  /** Empties the list. */
  readonly clear: () => void;
}

/** The list of templates that will be imported. */
export function FoundList({ found, clear }: FoundProps): ReactNode {
  const rest = found.length - NAMED;
  const isLong = found.length > VISIBLE;
  return (
    <div part="found">
      <p role="status">
        {found.length > 0 && dialogMessage('library.dialog.import.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <>
          <ul
            part="found-list"
            data-long={isLong || undefined}
            tabIndex={isLong ? 0 : undefined}
            aria-label={dialogMessage('library.dialog.import.found.list')}
          >
            {/* The index is a safe key: items never move. A title is not, since titles may repeat. */}
            {found.slice(0, NAMED).map(({ file, template }, index) => (
              <li key={index}>
                <bdi>{template.title}</bdi>{' '}
                <small part="note">
                  <bdi>{file}</bdi>
                </small>
              </li>
            ))}
            {rest > 0 && <li>{dialogMessage('library.dialog.partly.more', { count: rest })}</li>}
          </ul>
          <button type="button" part="button" onClick={clear}>
            {dialogMessage('library.dialog.import.clear')}
          </button>
        </>
      )}
    </div>
  );
}

/** The list of files that cannot be imported, each with the reason. */
export function RefusedList({ refused }: { readonly refused: readonly RefusedFile[] }): ReactNode {
  const titleId = useId();
  if (refused.length === 0) return null;
  const rest = refused.length - NAMED;
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code="refused-files">
      <h3 id={titleId}>
        {dialogMessage('library.dialog.import.refused', { count: refused.length })}
      </h3>
      <FailedList label={dialogMessage('library.dialog.import.refused.list')}>
        {refused.slice(0, NAMED).map(({ file, fault }, index) => (
          <li key={index}>
            <strong dir="auto">{file}</strong>: {faultText(fault)}
          </li>
        ))}
      </FailedList>
      {rest > 0 && <p>{dialogMessage('library.dialog.partly.more', { count: rest })}</p>}
    </section>
  );
}

function faultText(fault: RefusedFile['fault']): string {
  const key = `library.dialog.import.fault.${fault}`;
  return isMessage(key) ? dialogMessage(key) : dialogMessage('library.dialog.import.fault.damaged');
}

function isMessage(key: string): key is keyof typeof dialogMessage.defaults {
  return Object.hasOwn(dialogMessage.defaults, key);
}
