import type { ReactNode } from 'react';
import type { CloudTarget, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { TemplateDialog } from './template-dialog';

interface Props extends Omit<DialogProps, 'screen'> {
  readonly access: Exclude<CloudTarget['access'], 'ready'>;
  readonly cloud: CloudTarget;
}

/** Explains why templates cannot be saved to the cloud, and offers to connect an account or to upgrade. */
export function AccessDialog({ access, cloud, shown, close }: Props): ReactNode {
  const screen = access === 'connect' ? 'Save to Modal - connect' : 'Save to Modal - upgrade';
  return (
    <TemplateDialog
      title={dialogMessage(`library.dialog.access.${access}.title`)}
      cancel={close}
      submit={access === 'connect' ? cloud.connect : close}
      {...{ screen, shown }}
      footer={
        <>
          <button type="button" part="button" onClick={close}>
            {dialogMessage('library.dialog.cancel')}
          </button>
          {access === 'connect' ? (
            <button type="submit" part="button" data-kind="main">
              {dialogMessage('library.dialog.connect')}
            </button>
          ) : (
            cloud.upgradeLink(screen, true)
          )}
        </>
      }
    >
      <p>{dialogMessage(`library.dialog.access.${access}`)}</p>
      <p part="note">{dialogMessage('library.dialog.access.kept')}</p>
    </TemplateDialog>
  );
}
