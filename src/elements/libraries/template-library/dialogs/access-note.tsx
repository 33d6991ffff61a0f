import type { ReactNode } from 'react';
import type { TemplateScreen } from '../screens';
import type { CloudTarget } from './dialog-props';
import { dialogMessage } from './messages';

interface Props {
  readonly cloud: CloudTarget;
  readonly access: Exclude<CloudTarget['access'], 'ready'>;
  /** The screen of the dialog that shows the note. */
  readonly screen: TemplateScreen;
}

/** A note that explains why templates cannot be added to the cloud, with a button or link that helps. */
export function AccessNote({ cloud, access, screen }: Props): ReactNode {
  return (
    <div part="access" data-access={access}>
      <p>{dialogMessage(`library.dialog.access.${access}`)}</p>
      {access === 'connect' ? (
        <button type="button" part="button" onClick={cloud.connect}>
          {dialogMessage('library.dialog.connect')}
        </button>
      ) : (
        cloud.upgradeLink(screen)
      )}
    </div>
  );
}
