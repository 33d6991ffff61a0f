import { type ReactNode, useId } from 'react';
import type { FoundTemplate, RefusedFile } from '../import/read-files';
import { FailedList } from './failed-list';
import { dialogMessage } from './messages';

/** More of them are counted only. One file may be chosen twice and none moves: their index is their key. */
const NAMED = 100;

/** As many are seen without scrolling. */
const SEEN = 6;

interface FoundProps {
  readonly found: readonly FoundTemplate[];
  /** Takes them off the list. */
  readonly clear: () => void;
}

/** The templates that will be imported. */
export function FoundList({ found, clear }: FoundProps): ReactNode {
  const rest = found.length - NAMED;
  const isLong = found.length > SEEN;
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

/** The files that cannot be imported, by their names, and why. */
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

function isMessage(key: string): key is keyof typeof dialogMessage.sentences {
  return Object.hasOwn(dialogMessage.sentences, key);
}
