import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { message } from '../messages';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly exportUrl: string;
}

/** The link to the export of this site, and the button that uploads a file. */
export function AddKit({ store, exportUrl }: Props): ReactNode {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again triggers a change event.
    target.value = '';
    if (file) store.uploads.send(file);
  };
  return (
    <section part="add" aria-labelledby={titleId}>
      <h3 id={titleId} className="nh-unseen">
        {message('kit.library.add')}
      </h3>
      <div part="actions">
        <a part="button" href={exportUrl}>
          {message('kit.library.export')}
        </a>
        <button type="button" part="button" onClick={() => input.current?.click()}>
          {message('kit.library.upload')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={message('kit.library.upload')}
          onChange={choose}
        />
      </div>
    </section>
  );
}
