import { type ReactNode, useState } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import { TITLE_LENGTH } from '../../libraries/wire/template';
import type { KitError } from '../../rest';
import { AccessDialog } from './access-dialog';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { CloudPlace, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { NameField } from './name-field';
import { OutcomeNote } from './outcome-note';
import { destinationsOf, type SaveDraft } from './save-draft';
import { SavePlaces } from './save-places';
import { SelectFolderDialog } from './select-folder-dialog';
import { TypeField } from './type-field';
import { useArrivals } from './use-arrivals';
import { useAttempt } from './use-attempt';
import { useFolders } from './use-folders';
import { useName } from './use-name';

interface Props extends DialogProps {
  /** What the dialog begins with, or what was filled in before the page was left. */
  readonly draft: SaveDraft;
  /** Is told what is filled in. */
  readonly keep?: (draft: SaveDraft) => void;
  readonly cloud: CloudPlace;
  /** Is told of the first try that nothing speaks against. */
  readonly started: () => void;
  /** Saves to one place; several are called one after the other, and each that took it no more. */
  readonly save: (
    template: Pick<SaveDraft, 'title' | 'type'>,
    destination: Destination,
  ) => Promise<KitError | undefined>;
}

/** Asks for a template's name, its type and where it is saved: to the site, to the cloud, or to both. */
export function SaveDialog(props: Props): ReactNode {
  const { draft: first, keep, cloud, started, save, shown, close } = props;
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [opened, setOpened] = useState<'folder' | 'access'>();
  const attempt = useAttempt();
  const arrivals = useArrivals();
  const folders = useFolders(cloud);
  const change = (changes: Partial<SaveDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keep?.(next);
  };
  const name = useName(draft.title, { longest: TITLE_LENGTH }, (title) => change({ title }));
  const isGone = draft.cloud && cloud.access === 'ready' && folders.isGone(draft.folder);
  const destinations = destinationsOf(draft, cloud.access === 'ready');
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    setTried(true);
    const title = name.take();
    if (title === undefined || destinations.length === 0 || isGone) return;
    if (!isStarted) started();
    setStarted(true);
    const send = async (): Promise<KitError | undefined> => {
      const { type } = draft;
      const error = await arrivals.send(destinations, (to) => save({ title, type }, to));
      folders.refused(error);
      return error;
    };
    void attempt.run(send, close);
  };
  return (
    <>
      <DialogFrame
        name="saveModal"
        title={dialogMessage('library.dialog.save.title')}
        {...{ shown, cancel, submit }}
        foot={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage('library.dialog.save')}
            runningLabel={dialogMessage('library.dialog.saving')}
          />
        }
      >
        <NameField label={dialogMessage('library.dialog.name')} longest={TITLE_LENGTH} {...name} />
        <TypeField type={draft.type} first={first.type} change={(type) => change({ type })} />
        <SavePlaces
          {...{ draft, cloud, folders, arrivals, change, isGone }}
          isMissing={isTried && destinations.length === 0}
          open={setOpened}
        />
        <OutcomeNote outcome={attempt.outcome} ways={cloud} dialog="saveModal" />
      </DialogFrame>
      {opened === 'folder' && (
        <SelectFolderDialog
          {...{ cloud, folders, shown }}
          chosen={draft.folder}
          choose={(folder) => change({ folder })}
          close={() => setOpened(undefined)}
        />
      )}
      {opened === 'access' && cloud.access !== 'ready' && (
        <AccessDialog
          {...{ cloud, shown }}
          access={cloud.access}
          close={() => {
            setOpened(undefined);
            change({ cloud: false });
          }}
        />
      )}
    </>
  );
}
