import { type ReactNode, useState } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { CloudPlace, DialogProps } from './dialog-props';
import { FolderDialog } from './folder-dialog';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { PlaceField } from './place-field';
import type { Subject } from './subject';
import { useAttempt } from './use-attempt';
import { useFolders } from './use-folders';
import { usePlace } from './use-place';

/** Where templates come from. */
export interface Origin {
  readonly library: 'site' | 'cloud';
  /** The folder that all of them are in; null: they are outside of folders; undefined: in several. */
  readonly folder?: string | null | undefined;
}

interface Props extends DialogProps {
  readonly method: 'move' | 'copy';
  readonly subject: Subject;
  readonly origin: Origin;
  readonly cloud: CloudPlace;
  /** What was chosen before the page was left. */
  readonly draft?: Destination | undefined;
  /** Is told what is chosen. */
  readonly keep?: (draft: Destination) => void;
  readonly transfer: (destination: Destination) => Promise<Outcome>;
}

const names = {
  move: { one: 'moveModal', several: 'bulkMoveModal' },
  copy: { one: 'copyModal', several: 'bulkCopyModal' },
} as const;

/** Asks where templates are moved or copied to: the other library, or a folder of the cloud. */
export function TransferDialog(props: Props): ReactNode {
  const { method, subject, origin, cloud, draft, keep, transfer, shown, close } = props;
  const isInCloud = origin.library === 'cloud';
  // Within the cloud nothing that moves needs more room.
  const isFree = isInCloud && method === 'move' && cloud.access === 'full';
  const access = isFree ? 'ready' : cloud.access;
  const attempt = useAttempt();
  const folders = useFolders(cloud);
  const place = usePlace(draft, folders, access, keep);
  const [isAdding, setAdding] = useState(false);
  const name = names[method]['title' in subject ? 'one' : 'several'];
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    const destination = place.take();
    if (!destination) return;
    const send = async (): Promise<Outcome> => {
      const outcome = await transfer(destination);
      folders.refused(outcome);
      return outcome;
    };
    void attempt.run(send, close);
  };
  return (
    <>
      <DialogFrame
        {...{ name, shown, cancel, submit }}
        title={titleText(method, subject)}
        foot={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage(`library.dialog.${method}`)}
            runningLabel={dialogMessage(`library.dialog.${method}.running`)}
          />
        }
      >
        <PlaceField
          legend={dialogMessage('library.dialog.place')}
          dialog={name}
          {...{ cloud, access, folders }}
          outcome={attempt.outcome}
          offersSite={isInCloud}
          current={method === 'move' && isInCloud ? origin.folder : undefined}
          value={place.value}
          change={place.change}
          fault={place.fault}
          add={() => setAdding(true)}
        />
        <OutcomeNote outcome={attempt.outcome} ways={cloud} dialog={name} />
      </DialogFrame>
      {isAdding && (
        <FolderDialog
          kind="new"
          folders={folders.all}
          ways={cloud}
          shown={shown}
          close={() => setAdding(false)}
          save={(given) =>
            folders.make(given, ({ id }) => place.change({ place: 'cloud', folder: id }))
          }
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
