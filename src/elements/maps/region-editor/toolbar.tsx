import { type ReactNode, useSyncExternalStore } from 'react';
import { message } from './messages';
import type { EditorStore } from './store';

interface Props {
  readonly store: EditorStore;
  readonly query: string;
  readonly search: (query: string) => void;
}

/** The search field, undo, redo, and a summary of the saved state. */
export function Toolbar({ store, query, search }: Props): ReactNode {
  const { undo, redo } = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <div part="toolbar">
      <input
        part="search"
        type="search"
        value={query}
        placeholder={message('editor.search')}
        aria-label={message('editor.search')}
        onChange={({ target }) => search(target.value)}
      />
      <button
        type="button"
        part="button"
        aria-disabled={undo.length === 0}
        onClick={() => store.undo()}
      >
        {message('editor.undo')}
      </button>
      <button
        type="button"
        part="button"
        aria-disabled={redo.length === 0}
        onClick={() => store.redo()}
      >
        {message('editor.redo')}
      </button>
      <p part="summary" role="status">
        {summary(store)}
      </p>
    </div>
  );
}

function summary(store: EditorStore): string {
  const { unsaved, failed, saved } = store.counts();
  if (failed > 0) return message('editor.some_failed', { count: failed });
  if (unsaved > 0) return message('editor.some_unsaved', { count: unsaved });
  return saved > 0 ? message('editor.all_saved') : '';
}
