import type { ReactNode } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import type { Action } from '../use-action';

interface Props {
  /** The value of `data-dialog`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The words of the button that saves. */
  readonly label: string;
  readonly save: Action;
  readonly discard: () => void;
  readonly back: () => void;
}

/** The question before something is left with unsaved changes: save, discard or go back. */
export function UnsavedDialog({ name, title, text, label, save, discard, back }: Props): ReactNode {
  return (
    <DialogFrame
      name={name}
      title={title}
      isQuestion
      cancel={back}
      submit={save.run}
      footer={
        <>
          <NoticeButton action={{ run: back }} label={message('editor.place.back')} />
          <NoticeButton action={{ run: discard }} label={message('editor.place.discard')} />
          <button
            type="submit"
            part="button"
            data-kind="main"
            aria-disabled={save.isBusy || undefined}
          >
            {label}
          </button>
        </>
      }
    >
      <p>{text}</p>
      <Fault error={save.error} />
    </DialogFrame>
  );
}
