import { type FormEvent, type ReactNode, useId } from 'react';
import { useModal } from './use-modal';

/** The props of {@link DialogFrame}. */
export interface DialogFrameProps {
  /** The value of `data-dialog`, by which styles and tests find the dialog. */
  readonly name: string;
  readonly title: string;
  /** Added to the class of all dialogs of the administrators' tools. */
  readonly className?: string;
  /** Called by the Escape key. */
  readonly cancel: () => void;
  /** Called by the submit button, and by the Enter key in a field. */
  readonly submit?: () => void;
  /** True for a question that the person must answer: the role is then `alertdialog`. */
  readonly isQuestion?: boolean;
  /** True for a content without controls: the box then has a tab stop, so that the keyboard can scroll it. */
  readonly isText?: boolean;
  /** The id of the element that describes the dialog. */
  readonly describedBy?: string;
  /** The buttons. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog with a title, a scrollable body and buttons. It is open while it is rendered. */
export function DialogFrame(props: DialogFrameProps): ReactNode {
  const { name, title, className = '', cancel, submit, isQuestion = false, describedBy } = props;
  const { isText = false } = props;
  const dialog = useModal(cancel);
  const titleId = useId();
  const readable = { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit?.();
  };
  return (
    <dialog
      ref={dialog}
      part="dialog"
      role={isQuestion ? 'alertdialog' : undefined}
      className={`nh-kits-dialog ${className}`}
      data-dialog={name}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <h2 id={titleId} part="dialog-title">
        {title}
      </h2>
      <form part="dialog-form" noValidate onSubmit={onSubmit}>
        <div part="dialog-body" {...(isText && readable)}>
          {props.children}
        </div>
        <div part="dialog-foot">{props.footer}</div>
      </form>
    </dialog>
  );
}
