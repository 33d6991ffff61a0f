import { type ReactNode, useState } from 'react';
import { trashMessage } from './messages';
import { TrashDialog } from './trash-dialog';

interface Props {
  /** Returns the milliseconds after which a request fails. Pass a stable function. */
  readonly timeout: () => number;
  /** Called after items were restored or removed. */
  readonly changed: () => void;
}

/** A button that opens the trash of the account. */
export function TrashButton({ timeout, changed }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" part="button" data-action="trash" onClick={() => setOpen(true)}>
        {trashMessage('library.trash')}
      </button>
      {isOpen && <TrashDialog {...{ timeout, changed }} close={() => setOpen(false)} />}
    </>
  );
}
