import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { message } from '../messages';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly exportUrl: string;
}

/** The two ways for a kit to come into the library: an export of this site, and a file. */
export function AddKit({ store, exportUrl }: Props): ReactNode {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (file) store.uploads.send(file);
  };
  return (
    <section part="add" aria-labelledby={titleId}>
      <h3 id={titleId}>{message('kit.library.add')}</h3>
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
