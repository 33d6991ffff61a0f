import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAnnounce } from '../announcer';
import { message } from '../messages';
import { useIsLocked, useOpenedPage, useSaveState } from '../opened-page';
import { usePreferences } from '../preferences/preferences';
import { useAction } from '../use-action';
import { PublishMenu } from './publish-menu';
import { PublishedNote } from './published-note';
import { trackControl } from './track-control';

/** The button that makes the page public, with the reason if it cannot. */
export function PublishButton(): ReactNode {
  const { store, page, flush, editedBlock } = useOpenedPage();
  const isBlock = editedBlock !== undefined;
  const announce = useAnnounce();
  const preferences = usePreferences();
  const id = useId();
  const isLocked = useIsLocked();
  const may = page.rights.publish && !isLocked;
  const [isDone, setDone] = useDone();
  const { run, isBusy, error } = useAction(async () => {
    trackControl('publish_button');
    flush();
    await store.publish();
    if (!isBlock) preferences?.mark('publish', true);
    setDone(true);
    announce(message(isBlock ? 'editor.globals.published' : 'editor.bar.published'));
  }, message('editor.bar.not_published'));
  const reason = may
    ? error
    : message(isLocked ? 'editor.bar.locked' : 'editor.bar.may_not_publish');
  return (
    <>
      <button
        type="button"
        part="button"
        data-kind="main"
        data-do="publish"
        aria-disabled={!may || isBusy}
        aria-describedby={reason ? id : undefined}
        title={may ? undefined : reason}
        onClick={may ? run : undefined}
      >
        {isBlock
          ? message('editor.globals.publish')
          : message(isBusy ? 'editor.bar.publishing' : 'editor.bar.publish')}
      </button>
      <span id={id} role={error ? 'alert' : undefined} className={error ? '' : 'nh-unseen'}>
        {reason}
      </span>
      <PublishMenu reason={may ? undefined : reason} />
      {isDone && !error && <PublishedNote />}
    </>
  );
}

/** Whether the page was published here, until it is changed again. */
function useDone() {
  const state = useState(false);
  const [, setDone] = state;
  const isChanged = useSaveState() === 'changed';
  useEffect(() => {
    if (isChanged) setDone(false);
  }, [isChanged, setDone]);
  return state;
}
