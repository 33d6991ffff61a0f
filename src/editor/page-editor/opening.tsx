import type { ReactNode } from 'react';
import type { PageStore } from '../page-store';
import { message } from './messages';
import { useStorePart } from './opened-page';

/** The note while the page is read. Without a connection, it says so and tries again. */
export function Opening({ store }: { readonly store: PageStore }): ReactNode {
  const problem = useStorePart(store, (one) => one.problem);
  return (
    <Note text={problem ?? message('editor.page.loading')}>
      {problem !== undefined && store.retry && (
        <button type="button" part="button" onClick={() => void store.retry?.()}>
          {message('editor.page.again')}
        </button>
      )}
    </Note>
  );
}

interface NoteProps {
  readonly text: string;
  readonly address?: string | undefined;
  readonly children?: ReactNode;
}

/** A sentence in place of the editor, with the next action. */
export function Note({ text, address, children }: NoteProps): ReactNode {
  return (
    <div className="nh-kits nh-page-note" part="note-box">
      <p role="status">{text}</p>
      {children}
      {address !== undefined && (
        <a part="button" href={address}>
          {message('editor.bar.preview')}
        </a>
      )}
    </div>
  );
}
