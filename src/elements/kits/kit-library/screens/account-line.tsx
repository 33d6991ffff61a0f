import type { ReactNode } from 'react';
import type { Connection } from '../../libraries/wire/account';
import { message } from '../messages';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly account: NonNullable<Connection['account']>;
}

/** Who is connected, and the way to end it. */
export function AccountLine({ store, account: { name, email } }: Props): ReactNode {
  return (
    <div part="account">
      <p>{message('kit.library.account', { name, email })}</p>
      <button type="button" part="button" onClick={() => store.disconnect()}>
        {message('kit.library.disconnect')}
      </button>
    </div>
  );
}
