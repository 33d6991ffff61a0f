import { type ReactNode, useId } from 'react';
import { useDrop } from '../../use-drop';
import { message } from '../messages';
import type { ScreenProps } from './screen-props';

/** Takes a kit by click, keyboard or drop. */
export function UploadBox({ store }: Pick<ScreenProps, 'store'>): ReactNode {
  const dropId = useId();
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
        aria-describedby={dropId}
        onChange={({ target }) => {
          store.pick([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span part="button" data-kind="main">
        {message('kit.import.choose')}
      </span>
      <span id={dropId} part="note">
        {message(isOver ? 'kit.import.drop_now' : 'kit.import.drop')}
      </span>
    </label>
  );
}
