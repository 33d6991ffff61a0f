import { type ReactNode, useId } from 'react';
import { useDrop } from '../../../../ui/use-drop';
import { message } from '../messages';
import type { ScreenProps } from './screen-props';

/** The box to choose a kit by click, keyboard or drop. */
export function UploadBox({ store }: Pick<ScreenProps, 'store'>): ReactNode {
  const id = useId();
  const [box, isOver] = useDrop((files) => store.pick(files));
  return (
    <label ref={box} part="box" data-over={isOver || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 16V4m0 0L7 9m5-5 5 5M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3" />
      </svg>
      <input
        type="file"
        className="nh-unseen"
        accept=".zip,application/zip,application/x-zip-compressed"
        // Of the label's text, the note is the description alone.
        aria-labelledby={`${id}-choose`}
        aria-describedby={`${id}-drop`}
        onChange={({ target }) => {
          store.pick([...(target.files ?? [])]);
          // Cleared, so that choosing the same file again fires `change`.
          target.value = '';
        }}
      />
      <span id={`${id}-choose`} part="button" data-kind="main">
        {message('kit.import.choose')}
      </span>
      <span id={`${id}-drop`} part="note">
        {message(isOver ? 'kit.import.drop_now' : 'kit.import.drop')}
      </span>
    </label>
  );
}
