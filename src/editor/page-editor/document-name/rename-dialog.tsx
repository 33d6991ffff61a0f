import { type ReactNode, useId, useState } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import { useAnnounce } from '../announcer';
import { useAskBeforeLeaving } from '../kept/kept-forms';
import { message as barMessage } from '../messages';
import { NoticeButton } from '../notices/notice';
import type { PlaceProps } from '../places/open-place';
import { usePageSettings } from '../use-page-settings';
import { usePageTitle } from '../use-page-title';
import { useReasonAgainst } from '../use-reason-against';
import { message } from './messages';

/** Renames the page. */
export function RenameDialog({ close }: PlaceProps): ReactNode {
  const saved = usePageTitle();
  const [title, setTitle] = useState(saved);
  useAskBeforeLeaving(title !== saved);
  const { change } = usePageSettings();
  const announce = useAnnounce();
  const id = useId();
  const reason = useReasonAgainst('pageSettings');
  const submit = (): void => {
    if (reason !== '' || title.trim() === '') return;
    change({ set: { post_title: title.trim() } });
    announce(message('editor.document.renamed', { title: title.trim() }));
    close();
  };
  return (
    <DialogFrame
      name="rename"
      title={message('editor.document.rename')}
      cancel={close}
      submit={submit}
      footer={
        <>
          <NoticeButton action={{ run: close }} label={barMessage('editor.place.back')} />
          <button
            type="submit"
            part="button"
            data-kind="main"
            aria-disabled={reason !== '' || title.trim() === '' || undefined}
          >
            {message('editor.document.rename')}
          </button>
        </>
      }
    >
      <label part="label" htmlFor={id}>
        {message('editor.document.title')}
      </label>
      <input
        part="input"
        type="text"
        id={id}
        maxLength={200}
        readOnly={reason !== ''}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {reason && <p part="note">{reason}</p>}
    </DialogFrame>
  );
}
