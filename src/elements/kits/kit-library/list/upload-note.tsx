import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import { message } from '../messages';
import type { KitLibraryState, Upload } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  /** The link to where the plan is upgraded. */
  readonly upgrade: ReactNode;
  readonly toTitle: () => void;
}

/** How far an upload is, or why it was not made. */
export function UploadNote({ store, state: { upload }, upgrade, toTitle }: Props): ReactNode {
  if (!upload) return null;
  const close = (label: 'cancel' | 'dismiss'): ReactNode => (
    <button
      type="button"
      part="button"
      onClick={() => {
        toTitle();
        store.uploads.cancel();
      }}
    >
      {message(`kit.library.${label}`)}
    </button>
  );
  if (upload.fault) return <FaultNote {...{ upload, upgrade }} close={close('dismiss')} />;
  const { name, share, error } = upload;
  if (error) {
    return (
      <ErrorNote error={error}>
        <button
          type="button"
          part="button"
          data-kind="main"
          onClick={() => {
            toTitle();
            store.uploads.retry();
          }}
        >
          {message('kit.library.retry')}
        </button>
        {close('dismiss')}
      </ErrorNote>
    );
  }
  const text = message('kit.library.uploading', { name });
  return (
    <div part="upload">
      <p role="status">{text}</p>
      <progress
        part="progress"
        aria-label={text}
        max={1}
        // All of it has gone, and the library looks into it: nobody knows for how long.
        value={share < 1 ? share : undefined}
      />
      <div part="actions">{close('cancel')}</div>
    </div>
  );
}

interface FaultProps {
  readonly upload: Upload;
  readonly upgrade: ReactNode;
  readonly close: ReactNode;
}

function FaultNote({ upload: { name, fault }, upgrade, close }: FaultProps): ReactNode {
  const titleId = useId();
  if (!fault) return null;
  return (
    <section part="error" role="alert" aria-labelledby={titleId} data-code={fault}>
      <h3 id={titleId}>{message(`kit.library.upload.${fault}.title`, { name })}</h3>
      <p>
        {message(`kit.library.upload.${fault}`)} {fault === 'no_room' && upgrade}
      </p>
      <div part="actions">{close}</div>
    </section>
  );
}
