import { type ReactNode, useId, useState } from 'react';
import { DialogFrame } from './dialog-frame';
import type { DialogProps, Ways } from './dialog-props';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { useAttempt } from './use-attempt';

/** What becomes of the page settings that a template brings along. */
export type ApplyChoice = 'apply' | 'skip';

interface Props extends DialogProps {
  /** The template's. */
  readonly title: string;
  readonly ways?: Ways;
  /** Inserts the template, with its settings or without. */
  readonly insert: (choice: ApplyChoice) => Promise<Outcome>;
  /** Is told that nothing is inserted; `close` comes after it. */
  readonly cancelled: () => void;
}

/** Asks whether the settings of a template's page are to become those of the page that it is inserted into. */
export function ApplySettingsDialog(props: Props): ReactNode {
  const { title, ways, insert, cancelled, shown, close } = props;
  const attempt = useAttempt();
  const [choice, setChoice] = useState<ApplyChoice>();
  const textId = useId();
  const cancel = (): void => {
    if (attempt.isRunning) return;
    cancelled();
    close();
  };
  const choose = (next: ApplyChoice): void => {
    if (attempt.isRunning) return;
    setChoice(next);
    void attempt.run(() => insert(next), close);
  };
  const label = (own: ApplyChoice): string =>
    attempt.isRunning && choice === own
      ? dialogMessage('library.dialog.inserting')
      : dialogMessage(`library.dialog.insert.${own}`);
  return (
    <DialogFrame
      name="applySettingsDialog"
      title={dialogMessage('library.dialog.insert.title', { title })}
      describedBy={textId}
      {...{ shown, cancel }}
      submit={() => choose('apply')}
      foot={
        <>
          <button type="button" part="button" aria-disabled={attempt.isRunning} onClick={cancel}>
            {dialogMessage('library.dialog.cancel')}
          </button>
          <button
            type="button"
            part="button"
            aria-disabled={attempt.isRunning}
            onClick={() => choose('skip')}
          >
            {label('skip')}
          </button>
          <button type="submit" part="button" data-kind="main" aria-disabled={attempt.isRunning}>
            {label('apply')}
          </button>
        </>
      }
    >
      <p id={textId}>{dialogMessage('library.dialog.insert.text')}</p>
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog="applySettingsDialog" />
    </DialogFrame>
  );
}
