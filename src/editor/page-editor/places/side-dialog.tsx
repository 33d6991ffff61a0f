import type { ReactNode } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import type { Action } from '../use-action';
import { Waiting, type WaitingFor } from './waiting';

interface Props {
  /** The value of `data-dialog`. */
  readonly name: string;
  readonly title: string;
  readonly close: () => void;
  /** The main button. Enter in a field presses it. Without it, there is only the button that closes. */
  readonly submit?: { readonly label: string; readonly action: Action };
  /** True for a content without controls. */
  readonly isText?: boolean;
  /** What the content waits for. */
  readonly answer?: WaitingFor;
  readonly children: ReactNode;
}

/** A dialog at the side of the window, so that the preview shows what is changed in it. */
export function SideDialog(props: Props): ReactNode {
  const { name, title, close, submit, isText = false, answer, children } = props;
  const isReady = !answer || answer.value !== undefined;
  const run = isReady ? submit?.action.run : undefined;
  return (
    <DialogFrame
      name={name}
      title={title}
      className="nh-page-side"
      isText={isText}
      cancel={close}
      submit={run ?? close}
      footer={
        <>
          <NoticeButton
            action={{ run: close }}
            label={message(submit ? 'editor.place.back' : 'editor.bar.close')}
          />
          {submit && (
            <button
              type="submit"
              part="button"
              data-kind="main"
              aria-disabled={submit.action.isBusy || !isReady || undefined}
            >
              {submit.label}
            </button>
          )}
        </>
      }
    >
      {isReady ? children : <Waiting answer={answer} />}
      <Fault error={submit?.action.error ?? ''} />
    </DialogFrame>
  );
}
