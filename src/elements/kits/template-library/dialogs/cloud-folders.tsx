import { type ReactNode, useRef } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import type { CloudPlace } from './dialog-props';
import { FolderChoice } from './folder-choice';
import { dialogMessage } from './messages';
import type { Folders } from './use-folders';

interface Props {
  /** Of the group of radio buttons, to which others may belong. */
  readonly name: string;
  readonly cloud: CloudPlace;
  readonly folders: Folders;
  /** The chosen one's id; null: outside of folders; undefined: none of these is chosen. */
  readonly chosen: string | null | undefined;
  /** Where the templates are, which cannot be chosen. */
  readonly current?: string | null | undefined;
  readonly choose: (folder: string | null) => void;
  /** Opens the dialog for a new folder. */
  readonly add: () => void;
}

/** The cloud library's folders, once they have come, and the way to a new one. */
export function CloudFolders(props: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} part="folder-choice" tabIndex={-1}>
      {contentOf(props, () => box.current?.focus())}
    </div>
  );
}

/** @param toBox gives the focus to the box, before what has it goes */
function contentOf({ cloud, folders, add, ...choice }: Props, toBox: () => void): ReactNode {
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
    toBox();
    cloud.load();
  };
  return (
    <ErrorNote error={cloud.error}>
      <button type="button" part="button" onClick={retry}>
        {dialogMessage('library.dialog.retry')}
      </button>
    </ErrorNote>
  );
}
