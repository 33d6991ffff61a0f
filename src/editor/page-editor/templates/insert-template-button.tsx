import { type ReactNode, useId } from 'react';
import { message } from '../messages';
import { useOpenPlace, useReasonOff } from '../places/open-place';

/** Opens the template library. Without one, it says why it is off. */
export function InsertTemplateButton(): ReactNode {
  const open = useOpenPlace();
  const reason = useReasonOff()('templates');
  const id = useId();
  return (
    <div>
      <button
        type="button"
        part="button"
        data-do="templates"
        aria-haspopup="dialog"
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => reason === undefined && open('templates')}
      >
        {message('editor.place.templates')}
      </button>
      {reason !== undefined && (
        <p part="note" id={id}>
          {reason}
        </p>
      )}
    </div>
  );
}
