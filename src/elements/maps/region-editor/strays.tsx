import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { Draft } from './drafts';
import { type FieldId, partsOf } from './fields';
import { message } from './messages';
import type { EditorStore } from './store';

/** The drafts of regions that the map no longer has, to copy or discard. */
export function Strays({ store }: { readonly store: EditorStore }): ReactNode {
  const strays = Object.entries(useSyncExternalStore(store.subscribe, store.strays));
  if (strays.length === 0) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button disappears. Otherwise the focus would return to the start of the page.
    currentTarget.closest('[part="rows"]')?.querySelector('input')?.focus();
    store.discardStrays();
  };
  return (
    <div part="state" data-status="failed" className="nh-region-strays">
      <p>{message('editor.strays')}</p>
      <ul>
        {(strays as [FieldId, Draft][]).map(([id, { value }]) => (
          <li key={id}>{sentence(id, value)}</li>
        ))}
      </ul>
      <button type="button" part="button" onClick={discard}>
        {message('editor.discard')}
      </button>
    </div>
  );
}

function sentence(id: FieldId, value: string): string {
  const { regionKey, name } = partsOf(id);
  return message('editor.stray', { field: message(`editor.${name}`), region: regionKey, value });
}
