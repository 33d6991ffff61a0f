import { type ReactNode, useRef, useState } from 'react';
import type { TrashItem, TrashPage } from '../../../../api/libraries/trash';
import { DialogFrame } from '../../../../ui/dialog-frame';
import { sizeText } from '../../../../ui/size-text';
import { ErrorNote } from '../error-note';
import { trashMessage } from './messages';
import { type Trash, useTrash } from './use-trash';

interface Props {
  /** Returns the milliseconds after which a request fails. Pass a stable function. */
  readonly timeout: () => number;
  /** Called after items were restored or removed: lists and the quota have changed. */
  readonly changed: () => void;
  readonly close: () => void;
}

/** The account's deleted templates and kits, which can be restored one by one or removed for good. */
export function TrashDialog({ timeout, changed, close }: Props): ReactNode {
  const trash = useTrash(timeout, changed);
  const [isAsking, setAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const toText = (): void => text.current?.focus();
  const { page } = trash;
  return (
    <DialogFrame
      name="Trash"
      className="nh-template-dialog"
      title={trashMessage('library.trash')}
      cancel={close}
      submit={close}
      footer={
        <>
          {page && page.total > 0 && !isAsking && (
            <button
              type="button"
              part="button"
              onClick={() => {
                toText();
                setAsking(true);
              }}
            >
              {trashMessage('library.trash.empty_it')}
            </button>
          )}
          <button type="submit" part="button" data-kind="main">
            {trashMessage('library.trash.close')}
          </button>
        </>
      }
    >
      <p part="note" ref={text} tabIndex={-1}>
        {trashMessage('library.trash.text')}
      </p>
      <p part="note" role="status">
        {trash.notice}
      </p>
      {trash.error && (
        <ErrorNote error={trash.error}>
          <button type="button" part="button" onClick={trash.load}>
            {trashMessage('library.trash.retry')}
          </button>
        </ErrorNote>
      )}
      {isAsking && page && (
        <Question
          count={page.total}
          answer={(isSure) => {
            toText();
            setAsking(false);
            if (isSure) trash.empty();
          }}
        />
      )}
      {page && <Items page={page} trash={trash} toText={toText} />}
      {!page && !trash.error && <p part="note">{trashMessage('library.trash.loading')}</p>}
    </DialogFrame>
  );
}

/** Asks whether everything is removed. */
function Question({
  count,
  answer,
}: {
  readonly count: number;
  readonly answer: (isSure: boolean) => void;
}): ReactNode {
  return (
    <div part="trash-question">
      <p role="alert">{trashMessage('library.trash.confirm', { count })}</p>
      <div part="actions">
        <button type="button" part="button" onClick={() => answer(false)}>
          {trashMessage('library.trash.keep')}
        </button>
        <button type="button" part="button" onClick={() => answer(true)}>
          {trashMessage('library.trash.remove')}
        </button>
      </div>
    </div>
  );
}

interface ItemsProps {
  readonly page: TrashPage;
  readonly trash: Trash;
  /** Moves the focus to the text, before the focused button disappears. */
  readonly toText: () => void;
}

function Items({ page, trash, toText }: ItemsProps): ReactNode {
  const { items, total, bytes } = page;
  if (total === 0) return <p>{trashMessage('library.trash.empty')}</p>;
  return (
    <>
      <p part="count">
        {trashMessage('library.trash.count', { count: total, size: sizeText(bytes) })}
      </p>
      <ul part="trash-list">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} part="trash-item">
            <div part="trash-text">
              <strong dir="auto">{item.title}</strong>
              <span part="note">{aboutText(item)}</span>
            </div>
            <button
              type="button"
              part="button"
              aria-label={trashMessage('library.trash.restore.title', { title: item.title })}
              aria-disabled={trash.isBusy}
              onClick={() => {
                if (trash.isBusy) return;
                toText();
                trash.restore(item);
              }}
            >
              {trashMessage('library.trash.restore')}
            </button>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p part="note">{trashMessage('library.trash.rest', { count: items.length })}</p>
      )}
    </>
  );
}

const HOUR = 3_600_000;

function aboutText({ kind, bytes, folder, expires }: TrashItem): string {
  const count = Math.floor((expires - Date.now()) / HOUR);
  const values = {
    kind: trashMessage(`library.trash.kind.${kind}`),
    size: sizeText(bytes),
    when:
      count < 1
        ? trashMessage('library.trash.soon')
        : trashMessage('library.trash.hours', { count }),
  };
  if (folder === null) return trashMessage('library.trash.item', values);
  return trashMessage('library.trash.item.folder', { ...values, folder });
}
