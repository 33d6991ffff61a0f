import { useState } from 'react';
import type { Destination } from '../../../../api/libraries/bulk';
import type { CloudTarget } from './dialog-props';
import { dialogMessage } from './messages';
import type { Folders } from './use-folders';

/** A destination that the person is choosing. */
export interface ChosenDestination {
  readonly value: Destination | undefined;
  readonly change: (value: Destination) => void;
  /** The validation message, if it is time to show it. */
  readonly fault: string | undefined;
  /** Returns the destination if it is valid; otherwise undefined, and the message appears. */
  readonly take: () => Destination | undefined;
}

/**
 * Holds and validates the chosen destination.
 *
 * @param access whether templates can be added to the cloud
 * @param keep called with the destination whenever it changes
 */
export function useDestination(
  first: Destination | undefined,
  folders: Folders,
  access: CloudTarget['access'],
  keep?: (value: Destination) => void,
): ChosenDestination {
  const [value, setValue] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const folder = value?.place === 'cloud' ? value.folder : undefined;
  const isGone = folders.isGone(folder);
  const isMissing = !value || (value.place === 'cloud' && access !== 'ready');
  return {
    value,
    fault: isGone
      ? dialogMessage('library.dialog.place.gone')
      : isSubmitted && isMissing
        ? dialogMessage('library.dialog.place.missing')
        : undefined,
    change(next) {
      setValue(next);
      keep?.(next);
    },
    take() {
      if (!isGone && !isMissing) return value;
      setSubmitted(true);
      return undefined;
    },
  };
}
