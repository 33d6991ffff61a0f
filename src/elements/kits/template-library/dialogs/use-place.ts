import { useState } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import type { CloudPlace } from './dialog-props';
import { dialogMessage } from './messages';
import type { Folders } from './use-folders';

/** A place that is being chosen. */
export interface ChosenPlace {
  readonly value: Destination | undefined;
  readonly change: (value: Destination) => void;
  /** What is missing, as soon as the person should know. */
  readonly fault: string | undefined;
  /** The place; undefined where none can be taken, which the person is told of then. */
  readonly take: () => Destination | undefined;
}

/**
 * @param access whether things can go to the cloud now
 * @param keep is told what is chosen, so that it may outlive the page
 */
export function usePlace(
  first: Destination | undefined,
  folders: Folders,
  access: CloudPlace['access'],
  keep?: (value: Destination) => void,
): ChosenPlace {
  const [value, setValue] = useState(first);
  const [isTried, setTried] = useState(false);
  const folder = value?.place === 'cloud' ? value.folder : undefined;
  const isGone = folders.isGone(folder);
  const isMissing = !value || (value.place === 'cloud' && access !== 'ready');
  return {
    value,
    fault: isGone
      ? dialogMessage('library.dialog.place.gone')
      : isTried && isMissing
        ? dialogMessage('library.dialog.place.missing')
        : undefined,
    change(next) {
      setValue(next);
      keep?.(next);
    },
    take() {
      if (!isGone && !isMissing) return value;
      setTried(true);
      return undefined;
    },
  };
}
