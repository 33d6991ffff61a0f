import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import type { CloudPlace, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { dialogPlaces } from './places';

interface Props extends DialogProps {
  readonly access: Exclude<CloudPlace['access'], 'ready'>;
  readonly cloud: CloudPlace;
}

/** Says why nothing can be saved to the cloud library, and leads to connecting or to the plans. */
export function AccessDialog({ access, cloud, shown, close }: Props): ReactNode {
  const name = access === 'connect' ? 'saveModalSelectConnect' : 'saveModalSelectUpgrade';
  return (
    <DialogFrame
      name={name}
      title={dialogMessage(`library.dialog.access.${access}.title`)}
      cancel={close}
      submit={access === 'connect' ? cloud.connect : close}
      shown={shown}
      foot={
        <>
          <button type="button" part="button" onClick={close}>
            {dialogMessage('library.dialog.cancel')}
          </button>
          {access === 'connect' ? (
            <button type="submit" part="button" data-kind="main">
              {dialogMessage('library.dialog.connect')}
            </button>
          ) : (
            cloud.upgrade(dialogPlaces[name], true)
          )}
        </>
      }
    >
      <p>{dialogMessage(`library.dialog.access.${access}`)}</p>
      <p part="note">{dialogMessage('library.dialog.access.kept')}</p>
    </DialogFrame>
  );
}
