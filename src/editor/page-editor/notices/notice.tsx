import type { ReactNode } from 'react';
import { Fault } from './fault';

interface Props {
  /** The value of `data-notice`, by which styles and tests find the notice. */
  readonly name: string;
  readonly text: ReactNode;
  /** True for a notice that screen readers read at once. */
  readonly isUrgent?: boolean;
  /** The sentence about the last attempt of an action. */
  readonly error?: string;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** A sentence below the bar, with the actions that are possible. */
export function Notice({ name, text, isUrgent = false, error = '', children }: Props): ReactNode {
  return (
    <div part="notice" data-notice={name} data-urgent={isUrgent || undefined}>
      <div role={isUrgent ? 'alert' : 'status'}>{text}</div>
      {children}
      <Fault error={error} />
    </div>
  );
}

interface ButtonProps {
  readonly action: { readonly run: () => void; readonly isBusy?: boolean };
  readonly label: string;
  readonly isMain?: boolean;
  /** Whether it cannot be pressed. It keeps the focus. */
  readonly isOff?: boolean;
}

/** A button of a notice or dialog. While its action runs, it keeps the focus. */
export function NoticeButton(props: ButtonProps): ReactNode {
  const { action, label, isMain = false, isOff = false } = props;
  return (
    <button
      type="button"
      part="button"
      data-kind={isMain ? 'main' : undefined}
      aria-disabled={isOff || action.isBusy || undefined}
      onClick={isOff ? undefined : action.run}
    >
      {label}
    </button>
  );
}
