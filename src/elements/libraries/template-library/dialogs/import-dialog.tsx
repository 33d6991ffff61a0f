import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '../../../../api/client';
import type { Destination } from '../../../../api/libraries/bulk';
import type { NewTemplate } from '../../../../api/libraries/template';
import type { ImportCounts } from '../import/batches';
import { Buttons } from './buttons';
import { DestinationField } from './destination-field';
import type { CloudTarget, DialogProps } from './dialog-props';
import { FileBox } from './file-box';
import { FoundList, RefusedList } from './import-lists';
import { dialogMessage } from './messages';
import { NewFolderDialog } from './new-folder-dialog';
import { OutcomeNote } from './outcome-note';
import { TemplateDialog } from './template-dialog';
import { type Attempt, useAttempt } from './use-attempt';
import { useDestination } from './use-destination';
import { useFolders } from './use-folders';
import { type Import, useImport } from './use-import';

interface Props extends DialogProps {
  /** The preselected destination: the tab and folder that are open. */
  readonly destination: Destination;
  /** Called with the destination whenever it changes. Files cannot survive a reload. */
  readonly keep?: (destination: Destination) => void;
  readonly cloud: CloudTarget;
  /** Saves templates, all or none. Called once per batch. */
  readonly send: (
    templates: readonly NewTemplate[],
    destination: Destination,
  ) => Promise<ApiError | undefined>;
  /** Called before `close` with the number of imported templates, unless it is zero. */
  readonly imported: (counts: ImportCounts) => void;
}

/** Imports templates from `.json` files and from zips of them. */
export function ImportDialog(props: Props): ReactNode {
  const { destination: first, keep, cloud, send, imported, screen, shown, close } = props;
  const attempt = useAttempt();
  const files = useImport();
  const folders = useFolders(cloud);
  const destination = useDestination(first, folders, cloud.access, keep);
  const [isSubmitted, setSubmitted] = useState(false);
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
    setSubmitted(true);
    const to = destination.take();
    if (isReading) return;
    if (found.length === 0) input.current?.focus();
    else if (to) {
      const sendAll = async (): Promise<ApiError | undefined> => {
        const error = await files.send((templates) => send(templates, to));
        folders.reloadAfter(error);
        return error;
      };
      void attempt.run(sendAll, end);
    }
  };
  return (
    <>
      <TemplateDialog
        title={dialogMessage('library.dialog.import.title')}
        {...{ screen, shown, cancel, submit }}
        footer={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage('library.dialog.import')}
            runningLabel={dialogMessage('library.dialog.importing')}
          />
        }
      >
        <FileBox input={input} isReading={isReading} take={(next) => void files.read(next)} />
        <p part="fault" role="status">
          {isSubmitted && found.length === 0 && dialogMessage('library.dialog.import.none')}
        </p>
        <RefusedList refused={refused} />
        <FoundList
          found={found}
          clear={() => {
            // The focused button disappears with the list.
            input.current?.focus();
            files.clear();
          }}
        />
        <DestinationField
          legend={dialogMessage('library.dialog.place')}
          offersSite
          outcome={attempt.outcome}
          {...{ screen, cloud, folders, ...destination }}
          add={() => setAdding(true)}
        />
        <Progress {...{ files, attempt }} />
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

/** How many of the templates are imported. */
function Progress({ files, attempt }: { files: Import; attempt: Attempt }): ReactNode {
  const { sent, found } = files;
  const total = sent + found.length;
  const text = dialogMessage('library.dialog.import.arrived', { arrived: sent, count: total });
  return (
    <>
      {attempt.isRunning && <progress part="progress" aria-label={text} max={total} value={sent} />}
      <p part="note" role="status">
        {sent > 0 && text}
      </p>
    </>
  );
}
