import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../../../api/client';
import type { Destination } from '../../../../api/libraries/bulk';
import { TITLE_LENGTH } from '../../../../api/libraries/template';
import { AccessDialog } from './access-dialog';
import { Buttons } from './buttons';
import type { CloudTarget, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { NameField } from './name-field';
import { OutcomeNote } from './outcome-note';
import { SaveDestinations } from './save-destinations';
import { destinationsOf, type SaveDraft } from './save-draft';
import { SelectFolderDialog } from './select-folder-dialog';
import { TemplateDialog } from './template-dialog';
import { TypeField } from './type-field';
import { useAttempt } from './use-attempt';
import { useFolders } from './use-folders';
import { useName } from './use-name';
import { useSavedDestinations } from './use-saved-destinations';

interface Props extends DialogProps {
  /** The initial values, or those entered before the page was reloaded. */
  readonly draft: SaveDraft;
  /** Called with the values whenever they change. */
  readonly keep?: (draft: SaveDraft) => void;
  readonly cloud: CloudTarget;
  /** Called at the first valid submit. */
  readonly started: () => void;
  /** Saves to one destination. Called for each of them, one after the other, until one fails. */
  readonly save: (
    template: Pick<SaveDraft, 'title' | 'type'>,
    destination: Destination,
  ) => Promise<ApiError | undefined>;
}

/** Asks for a template's name and type, and whether to save it to the site, the cloud account or both. */
export function SaveDialog(props: Props): ReactNode {
  const { draft: first, keep, cloud, started, save, screen, shown, close } = props;
  const [draft, setDraft] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [opened, setOpened] = useState<'folder' | 'access'>();
  const attempt = useAttempt();
  const saved = useSavedDestinations();
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
    setSubmitted(true);
    const title = name.take();
    if (title === undefined || destinations.length === 0 || isGone) return;
    if (!isStarted) started();
    setStarted(true);
    const send = async (): Promise<ApiError | undefined> => {
      const { type } = draft;
      const error = await saved.save(destinations, (to) => save({ title, type }, to));
      folders.reloadAfter(error);
      return error;
    };
    void attempt.run(send, close);
  };
  return (
    <>
      <TemplateDialog
        title={dialogMessage('library.dialog.save.title')}
        {...{ screen, shown, cancel, submit }}
        footer={
          <Buttons
            {...{ attempt, cancel }}
            label={dialogMessage('library.dialog.save')}
            runningLabel={dialogMessage('library.dialog.saving')}
          />
        }
      >
        <NameField label={dialogMessage('library.dialog.name')} longest={TITLE_LENGTH} {...name} />
        <TypeField type={draft.type} first={first.type} change={(type) => change({ type })} />
        <SaveDestinations
          {...{ draft, cloud, folders, saved, change, isGone }}
          isMissing={isSubmitted && destinations.length === 0}
          open={setOpened}
        />
        <OutcomeNote outcome={attempt.outcome} account={cloud} screen={screen} />
      </TemplateDialog>
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
