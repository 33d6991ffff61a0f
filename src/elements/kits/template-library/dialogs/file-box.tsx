import { type ReactNode, type RefObject, useId } from 'react';
import { useDrop } from '../../use-drop';
import { dialogMessage } from './messages';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Files are being looked into. */
  readonly isReading: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** Takes files by click, keyboard or drop, several at once. */
export function FileBox({ input, isReading, take }: Props): ReactNode {
  const noteId = useId();
  const [box, isOver] = useDrop(take);
  return (
    <label ref={box} part="files" data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        multiple
        className="nh-unseen"
        accept=".json,.zip,application/json,application/zip,application/x-zip-compressed"
        aria-describedby={noteId}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span part="button">{dialogMessage('library.dialog.import.choose')}</span>
      <span id={noteId} part="note">
        {dialogMessage(noteOf(isReading, isOver))}
      </span>
    </label>
  );
}

function noteOf(isReading: boolean, isOver: boolean) {
  if (isReading) return 'library.dialog.import.reading';
  return isOver ? 'library.dialog.import.drop_now' : 'library.dialog.import.drop';
}
