import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { useLatest } from '../../../../core/element/react';
import { useModal } from '../../customization/use-modal';
import type { DialogProps } from './dialog-props';
import { type DialogName, dialogPlaces } from './places';

interface Props extends Partial<Pick<DialogProps, 'shown'>> {
  readonly name: DialogName | 'preview';
  readonly title: string;
  /** Called by Escape too. */
  readonly cancel: () => void;
  /** Called by the main button, and by the Enter key in a field. */
  readonly submit?: () => void;
  /** A question that has to be answered. */
  readonly isQuestion?: boolean;
  /** The id of what says more. */
  readonly describedBy?: string;
  /** The buttons. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog with a title, a body that scrolls, and buttons. */
export function DialogFrame(props: Props): ReactNode {
  const { name, title, cancel, submit, isQuestion = false, describedBy, foot, children } = props;
  const dialog = useModal(cancel);
  const titleId = useId();
  useShown(name, props.shown);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit?.();
  };
  return (
    <dialog
      ref={dialog}
      part="dialog"
      role={isQuestion ? 'alertdialog' : undefined}
      className="nh-kits-dialog nh-template-dialog"
      data-dialog={name}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <h2 id={titleId} part="dialog-title">
        {title}
      </h2>
      <form part="dialog-form" noValidate onSubmit={onSubmit}>
        <div part="dialog-body">{children}</div>
        <div part="dialog-foot">{foot}</div>
      </form>
    </dialog>
  );
}

/** Tells once that the dialog is seen. */
function useShown(name: Props['name'], shown: Props['shown']): void {
  const latest = useLatest(shown);
  useEffect(() => {
    if (name !== 'preview') latest.current?.(dialogPlaces[name]);
  }, [name, latest]);
}
