import type { ReactNode } from 'react';
import { ErrorFrame } from '../../../../ui/error-box';
import { ErrorNote } from '../../account/error-note';
import { RetryButton } from '../../account/screens';
import { message } from '../messages';
import type { KitLibraryState, Upload } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
  /** The link to the plans. */
  readonly upgrade: ReactNode;
  readonly toTitle: () => void;
}

/** The progress of an upload, or why it failed. */
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
  const { name, progress, error } = upload;
  if (error) {
    return (
      <ErrorNote error={error}>
        <RetryButton
          label={message('kit.library.retry')}
          retry={() => {
            toTitle();
            store.uploads.retry();
          }}
        />
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
        // Indeterminate once all bytes are sent: the library checks the file for an unknown time.
        value={progress < 1 ? progress : undefined}
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
  if (!fault) return null;
  return (
    <ErrorFrame
      code={fault}
      title={message(`kit.library.upload.${fault}.title`, { name })}
      actions={close}
    >
      <p>
        {message(`kit.library.upload.${fault}`)} {fault === 'no_room' && upgrade}
      </p>
    </ErrorFrame>
  );
}
