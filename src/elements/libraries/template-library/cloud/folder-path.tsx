import type { ReactNode, RefObject } from 'react';
import type { CloudTabProps } from './cloud-tab';
import { message } from './messages';
import type { CloudState } from './state';

interface Props extends Pick<CloudTabProps, 'askFor'> {
  readonly state: CloudState;
  /** The heading of the current view. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Shows all templates. */
  readonly leave: () => void;
}

/** The breadcrumb of the current view, with Rename and Delete buttons for the open folder. */
export function FolderPath({ state, title, askFor, leave }: Props): ReactNode {
  const { folder, isOutside, folders } = state;
  const whole = folders?.find(({ id }) => id === folder?.id);
  const name = folder?.name ?? (isOutside ? message('library.cloud.outside') : undefined);
  const goBack = (): void => {
    // Closing the folder removes this button, so the focus moves to the heading.
    title.current?.focus();
    leave();
  };
  return (
    <div part="cloud-place" className={name === undefined ? 'nh-unseen' : undefined}>
      <nav part="path" aria-label={message('library.cloud.path')}>
        <ol>
          {name !== undefined && (
            <li>
              <button type="button" part="path-step" onClick={goBack}>
                {message('library.cloud.title')}
              </button>
            </li>
          )}
          <li>
            {/* The same node for all views, because it may have the focus. */}
            <h3 part="cloud-title" ref={title} tabIndex={-1} aria-current="location" dir="auto">
              {name ?? message('library.cloud.title')}
            </h3>
          </li>
        </ol>
      </nav>
      {whole && (
        <div part="actions">
          <button
            type="button"
            part="button"
            onClick={() => askFor({ kind: 'rename-folder', folder: whole })}
          >
            {message('library.cloud.rename')}
          </button>
          <button
            type="button"
            part="button"
            onClick={() => askFor({ kind: 'delete-folder', folder: whole })}
          >
            {message('library.cloud.delete')}
          </button>
        </div>
      )}
    </div>
  );
}
