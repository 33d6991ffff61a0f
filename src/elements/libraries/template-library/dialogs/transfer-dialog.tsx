import { type ReactNode, useState } from 'react';
import type { Destination } from '../../../../api/libraries/bulk';
import type { TemplateSource } from '../source';
import { Buttons } from './buttons';
import { DestinationField } from './destination-field';
import type { CloudTarget, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { NewFolderDialog } from './new-folder-dialog';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import type { Subject } from './subject';
import { TemplateDialog } from './template-dialog';
import { useAttempt } from './use-attempt';
import { useDestination } from './use-destination';
import { useFolders } from './use-folders';

/** The current location of the templates. */
export interface Origin {
  readonly source: TemplateSource;
  /** The folder that contains all of them; null: outside of folders; undefined: several folders. */
  readonly folder?: string | null | undefined;
}

interface Props extends DialogProps {
  readonly method: 'move' | 'copy';
  readonly subject: Subject;
  readonly origin: Origin;
  readonly cloud: CloudTarget;
  /** The destination that was chosen before the page was reloaded. */
  readonly draft?: Destination | undefined;
  /** Called with the destination whenever it changes. */
  readonly keep?: (draft: Destination) => void;
  readonly transfer: (destination: Destination) => Promise<Outcome>;
}

/** Asks where to move or copy templates: to the site, or to a folder of the cloud account. */
export function TransferDialog(props: Props): ReactNode {
  const { method, subject, origin, cloud, draft, keep, transfer, screen, shown, close } = props;
  const isInCloud = origin.source === 'cloud';
  // A move within the cloud needs no more room.
  const isFree = isInCloud && method === 'move' && cloud.access === 'full';
  const access = isFree ? 'ready' : cloud.access;
  const attempt = useAttempt();
  const folders = useFolders(cloud);
  const destination = useDestination(draft, folders, access, keep);
  const [isAdding, setAdding] = useState(false);
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    const chosen = destination.take();
    if (!chosen) return;
    const send = async (): Promise<Outcome> => {
      const outcome = await transfer(chosen);
      folders.reloadAfter(outcome);
      return outcome;
    };
    void attempt.run(send, close);
  };
  return (
    <>
      <TemplateDialog
        {...{ screen, shown, cancel, submit }}
        title={titleText(method, subject)}
        footer={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage(`library.dialog.${method}`)}
            runningLabel={dialogMessage(`library.dialog.${method}.running`)}
          />
        }
      >
        <DestinationField
          legend={dialogMessage('library.dialog.place')}
          {...{ screen, cloud, access, folders }}
          outcome={attempt.outcome}
          offersSite={isInCloud}
          current={method === 'move' && isInCloud ? origin.folder : undefined}
          value={destination.value}
          change={destination.change}
          fault={destination.fault}
          add={() => setAdding(true)}
        />
        <OutcomeNote outcome={attempt.outcome} account={cloud} screen={screen} />
      </TemplateDialog>
      {isAdding && (
        <NewFolderDialog
          {...{ cloud, folders, shown }}
          close={() => setAdding(false)}
          created={({ id }) => destination.change({ place: 'cloud', folder: id })}
        />
      )}
    </>
  );
}

function titleText(method: 'move' | 'copy', subject: Subject): string {
  return 'title' in subject
    ? dialogMessage(`library.dialog.${method}.title`, subject)
    : dialogMessage(`library.dialog.${method}.several`, subject);
}
