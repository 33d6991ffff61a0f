import type { ReactNode } from 'react';
import { sizeText } from '../../../../ui/size-text';
import { percent } from '../format';
import { message } from '../messages';
import type { Transfer } from '../upload/queue';
import type { ScreenProps } from './screen-props';
import { Title } from './title';

/** The progress of an upload, or of a download by the server. */
export function Uploading({ store, state }: ScreenProps): ReactNode {
  const { source, transfer, checked, isPaused } = state;
  const title =
    source?.kind === 'file'
      ? message('kit.import.uploading', { name: source.name })
      : message('kit.import.fetching');
  const isSent = transfer && transfer.sent < transfer.size;
  const checking = message('kit.import.checking');
  const progress = isSent ? progressText(transfer) : checking;
  return (
    <>
      <Title>{title}</Title>
      <progress
        part="progress"
        aria-label={title}
        {...(isSent && { max: transfer.size, value: transfer.sent })}
        {...(!isSent && checked?.total && { max: checked.total, value: checked.done })}
      />
      <p part="count">
        {progress}
        {!isSent && checked?.total ? ` ${message('kit.import.items', { ...checked })}` : ''}
      </p>
      <p className="nh-unseen" role="status">
        {isSent ? spokenProgress(transfer) : progress}
      </p>
      {isPaused && (
        <p part="paused" role="status">
          {message('kit.import.paused')}
        </p>
      )}
      <div part="actions">
        <button type="button" part="button" onClick={() => store.reset()}>
          {message('kit.import.cancel')}
        </button>
      </div>
    </>
  );
}

function progressText({ sent, size }: Transfer): string {
  return message('kit.import.sent', {
    sent: sizeText(sent),
    size: sizeText(size),
    percent: percent(sent, size),
  });
}

/** The progress for screen readers, in quarters, to limit announcements. */
function spokenProgress({ sent, size }: Transfer): string {
  return percent(Math.floor((sent / size) * 4), 4);
}
