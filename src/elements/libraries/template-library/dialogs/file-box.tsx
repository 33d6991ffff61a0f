import { type ReactNode, type RefObject, useId } from 'react';
import { useDrop } from '../../../../ui/use-drop';
import { dialogMessage } from './messages';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isReading: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A box that takes files by click, keyboard or drop. */
export function FileBox({ input, isReading, take }: Props): ReactNode {
  const id = useId();
  const [box, isOver] = useDrop(take);
  return (
    <label ref={box} part="files" data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        multiple
        className="nh-unseen"
        accept=".json,.zip,application/json,application/zip,application/x-zip-compressed"
        // Of the label's text, the note is the description alone.
        aria-labelledby={`${id}-choose`}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that choosing the same file again fires `change`.
          target.value = '';
        }}
      />
      <span id={`${id}-choose`} part="button">
        {dialogMessage('library.dialog.import.choose')}
      </span>
      <span id={`${id}-note`} part="note">
        {dialogMessage(noteOf(isReading, isOver))}
      </span>
    </label>
  );
}

function noteOf(isReading: boolean, isOver: boolean) {
  if (isReading) return 'library.dialog.import.reading';
  return isOver ? 'library.dialog.import.drop_now' : 'library.dialog.import.drop';
}
