import { type ReactNode, useRef } from 'react';
import { ErrorNote } from '../../account/error-note';
import type { CloudTarget } from './dialog-props';
import { FolderChoice } from './folder-choice';
import { dialogMessage } from './messages';
import type { Folders } from './use-folders';

interface Props {
  /** The `name` of the radio group. Radio buttons outside of this list may share it. */
  readonly name: string;
  readonly cloud: CloudTarget;
  readonly folders: Folders;
  /** The chosen folder's id; null: outside of folders; undefined: nothing in this list is chosen. */
  readonly chosen: string | null | undefined;
  /** The folder in which the templates are, which is disabled. */
  readonly current?: string | null | undefined;
  readonly choose: (folder: string | null) => void;
  /** Opens the dialog that creates a folder. */
  readonly add: () => void;
}

/** The folders of the cloud account as radio buttons, with a button that creates a folder. */
export function CloudFolders(props: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} part="folder-choice" tabIndex={-1}>
      {contentOf(props, () => box.current?.focus())}
    </div>
  );
}

/** @param focusBox moves the focus to the box, before the focused button disappears */
function contentOf({ cloud, folders, add, ...choice }: Props, focusBox: () => void): ReactNode {
  const { all } = folders;
  if (all) {
    return (
      <>
        <FolderChoice {...choice} folders={all} />
        <button type="button" part="button" onClick={add}>
          {dialogMessage('library.dialog.place.new_folder')}
        </button>
      </>
    );
  }
  if (!cloud.error) {
    return (
      <p part="note" role="status">
        {dialogMessage('library.dialog.place.loading')}
      </p>
    );
  }
  const retry = (): void => {
    focusBox();
    cloud.loadFolders();
  };
  return (
    <ErrorNote error={cloud.error}>
      <button type="button" part="button" onClick={retry}>
        {dialogMessage('library.dialog.retry')}
      </button>
    </ErrorNote>
  );
}
