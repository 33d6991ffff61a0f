import type { ReactNode } from 'react';
import type { CloudPlace } from './dialog-props';
import { dialogMessage } from './messages';
import { type DialogName, dialogPlaces } from './places';

interface Props {
  readonly cloud: CloudPlace;
  readonly access: Exclude<CloudPlace['access'], 'ready'>;
  /** The dialog that it is in. */
  readonly dialog: DialogName;
}

/** Why nothing can be put into the cloud library, before it is tried, and what can be done about it. */
export function AccessNote({ cloud, access, dialog }: Props): ReactNode {
  return (
    <div part="access" data-access={access}>
      <p>{dialogMessage(`library.dialog.access.${access}`)}</p>
      {access === 'connect' ? (
        <button type="button" part="button" onClick={cloud.connect}>
          {dialogMessage('library.dialog.connect')}
        </button>
      ) : (
        cloud.upgrade(dialogPlaces[dialog])
      )}
    </div>
  );
}
