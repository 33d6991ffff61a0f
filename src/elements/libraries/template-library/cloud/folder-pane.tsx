import { type ReactNode, useId, useRef, useState } from 'react';
import { ErrorNote } from '../../account/error-note';
import { RetryButton } from '../../account/screens';
import type { CloudTabProps } from './cloud-tab';
import { FolderList } from './folder-list';
import { message } from './messages';
import type { CloudState } from './state';

interface Props extends Pick<CloudTabProps, 'cloud' | 'askFor'> {
  readonly state: CloudState;
}

/** The list of folders, with a Create button. */
export function FolderPane({ cloud, state, askFor }: Props): ReactNode {
  const { folder, isOutside, folders, failure } = state;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const error = failure?.request === 'folders' ? failure.error : undefined;
  const retry = (): void => {
    title.current?.focus();
    cloud.loadFolders();
  };
  return (
    <section
      part="folders"
      aria-labelledby={titleId}
      aria-busy={!folders && !error}
      data-open={isOpen || undefined}
    >
      <h3 id={titleId} part="folders-title" ref={title} tabIndex={-1}>
        {message('library.cloud.folders')}
      </h3>
      {/* On narrow screens, the list is folded. */}
      <button
        type="button"
        part="button"
        data-action="folders"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {message('library.cloud.folders.open', {
          name: folder?.name ?? message(isOutside ? 'library.cloud.outside' : 'library.cloud.all'),
        })}
      </button>
      <button
        type="button"
        part="button"
        data-action="create-folder"
        onClick={() => askFor({ kind: 'create-folder' })}
      >
        {message('library.cloud.create')}
      </button>
      {error && (
        <ErrorNote error={error}>
          <RetryButton label={message('library.cloud.retry')} retry={retry} />
        </ErrorNote>
      )}
      {!folders && !error && <p part="loading">{message('library.cloud.folders.loading')}</p>}
      {folders?.length === 0 && <p part="note">{message('library.cloud.folders.empty')}</p>}
      {folders && folders.length > 0 && (
        <FolderList
          labelledBy={titleId}
          folders={folders}
          current={folder ?? (isOutside ? 'outside' : 'all')}
          open={(view) => cloud.open(view)}
          askFor={askFor}
        />
      )}
    </section>
  );
}
