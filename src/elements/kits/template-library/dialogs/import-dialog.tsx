import { type ReactNode, useRef, useState } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import type { NewTemplate } from '../../libraries/wire/template';
import type { KitError } from '../../rest';
import type { ImportCounts } from '../import/batches';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { CloudPlace, DialogProps } from './dialog-props';
import { FileBox } from './file-box';
import { FolderDialog } from './folder-dialog';
import { FoundList, RefusedList } from './found-files';
import { dialogMessage } from './messages';
import { OutcomeNote } from './outcome-note';
import { PlaceField } from './place-field';
import { type Attempt, useAttempt } from './use-attempt';
import { useFolders } from './use-folders';
import { type Import, useImport } from './use-import';
import { usePlace } from './use-place';

interface Props extends DialogProps {
  /** Where the templates go unless the person says otherwise: to what is looked at. */
  readonly destination: Destination;
  /** Is told where they shall go. Files cannot be kept. */
  readonly keep?: (destination: Destination) => void;
  readonly cloud: CloudPlace;
  /** Keeps templates, all or none; called several times where they are many. */
  readonly send: (
    templates: readonly NewTemplate[],
    destination: Destination,
  ) => Promise<KitError | undefined>;
  /** Is told at the end what has arrived, if something has; `close` comes after it. */
  readonly imported: (counts: ImportCounts) => void;
}

/** Takes templates from files: `.json`, or zips of them. */
export function ImportDialog(props: Props): ReactNode {
  const { destination, keep, cloud, send, imported, shown, close } = props;
  const attempt = useAttempt();
  const files = useImport();
  const folders = useFolders(cloud);
  const place = usePlace(destination, folders, cloud.access, keep);
  const [isTried, setTried] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { found, refused, isReading } = files;
  const end = (): void => {
    const counts = files.counts();
    if (counts.json + counts.zip > 0) imported(counts);
    close();
  };
  const cancel = (): void => {
    if (!attempt.isRunning) end();
  };
  const submit = (): void => {
    setTried(true);
    const to = place.take();
    if (isReading) return;
    if (found.length === 0) input.current?.focus();
    else if (to) {
      const sendAll = async (): Promise<KitError | undefined> => {
        const error = await files.send((templates) => send(templates, to));
        folders.refused(error);
        return error;
      };
      void attempt.run(sendAll, end);
    }
  };
  return (
    <>
      <DialogFrame
        name="importModal"
        title={dialogMessage('library.dialog.import.title')}
        {...{ shown, cancel, submit }}
        foot={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage('library.dialog.import')}
            runningLabel={dialogMessage('library.dialog.importing')}
          />
        }
      >
        <FileBox input={input} isReading={isReading} take={(next) => void files.read(next)} />
        <p part="fault" role="status">
          {isTried && found.length === 0 && dialogMessage('library.dialog.import.none')}
        </p>
        <RefusedList refused={refused} />
        <FoundList
          found={found}
          clear={() => {
            // The button goes with the list.
            input.current?.focus();
            files.clear();
          }}
        />
        <PlaceField
          legend={dialogMessage('library.dialog.place')}
          dialog="importModal"
          offersSite
          outcome={attempt.outcome}
          {...{ cloud, folders, ...place }}
          add={() => setAdding(true)}
        />
        <Arrived {...{ files, attempt }} />
        <OutcomeNote outcome={attempt.outcome} ways={cloud} dialog="importModal" />
      </DialogFrame>
      {isAdding && (
        <FolderDialog
          kind="new"
          folders={folders.all}
          ways={cloud}
          shown={shown}
          close={() => setAdding(false)}
          save={(name) =>
            folders.make(name, ({ id }) => place.change({ place: 'cloud', folder: id }))
          }
        />
      )}
    </>
  );
}

/** How many have arrived, of all. */
function Arrived({ files, attempt }: { files: Import; attempt: Attempt }): ReactNode {
  const { arrived, found } = files;
  const total = arrived + found.length;
  const text = dialogMessage('library.dialog.import.arrived', { arrived, count: total });
  return (
    <>
      {attempt.isRunning && (
        <progress part="progress" aria-label={text} max={total} value={arrived} />
      )}
      <p part="note" role="status">
        {arrived > 0 && text}
      </p>
    </>
  );
}
