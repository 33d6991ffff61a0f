import { type ReactNode, useId } from 'react';
import type { DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { TemplateDialog } from './template-dialog';

interface Props extends DialogProps {
  /** The template's title. */
  readonly title: string;
  /** Inserts the template, with its page settings (`apply`) or without (`skip`). */
  readonly insert: (choice: 'apply' | 'skip') => void;
  /** Called before `close` when nothing is inserted. */
  readonly cancelled: () => void;
}

/** Asks whether to apply the page settings of a template to the page that it is inserted into. */
export function ApplySettingsDialog(props: Props): ReactNode {
  const { title, insert, cancelled, screen, shown, close } = props;
  const textId = useId();
  const cancel = (): void => {
    cancelled();
    close();
  };
  const choose = (choice: 'apply' | 'skip'): void => {
    insert(choice);
    close();
  };
  return (
    <TemplateDialog
      title={dialogMessage('library.dialog.insert.title', { title })}
      describedBy={textId}
      {...{ screen, shown, cancel }}
      submit={() => choose('apply')}
      footer={
        <>
          <button type="button" part="button" onClick={cancel}>
            {dialogMessage('library.dialog.cancel')}
          </button>
          <button type="button" part="button" onClick={() => choose('skip')}>
            {dialogMessage('library.dialog.insert.skip')}
          </button>
          <button type="submit" part="button" data-kind="main">
            {dialogMessage('library.dialog.insert.apply')}
          </button>
        </>
      }
    >
      <p id={textId}>{dialogMessage('library.dialog.insert.text')}</p>
    </TemplateDialog>
  );
}
