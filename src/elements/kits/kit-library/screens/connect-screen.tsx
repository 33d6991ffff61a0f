import type { ReactNode } from 'react';
import { ownPath } from '../../libraries/return-trip';
import { message } from '../messages';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';
import { useView } from '../use-library';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
}

const benefits = ['reuse', 'choose', 'back'] as const;

/** What the library is, and the way to connect an account. */
export function ConnectScreen({ store, state }: Props): ReactNode {
  const view = useView();
  const { isConnecting } = state;
  return (
    <>
      <p>{message('kit.library.connect.text')}</p>
      <ul part="benefits">
        {benefits.map((one) => (
          <li key={one}>{message(`kit.library.connect.benefit.${one}`)}</li>
        ))}
      </ul>
      <div part="actions">
        <button
          type="button"
          part="button"
          data-kind="main"
          aria-disabled={isConnecting}
          onClick={() => store.connect(ownPath(view))}
        >
          {message(isConnecting ? 'kit.library.connecting' : 'kit.library.connect')}
        </button>
      </div>
      <p part="note">{message('kit.library.connect.note')}</p>
    </>
  );
}
