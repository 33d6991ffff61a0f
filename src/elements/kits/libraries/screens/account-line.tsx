import type { ReactNode } from 'react';
import type { Connection } from '../wire/account';
import { message } from './messages';

interface Props {
  readonly account: NonNullable<Connection['account']>;
  readonly disconnect: () => void;
}

/** Who is connected, and the way to end it. */
export function AccountLine({ account: { name, email }, disconnect }: Props): ReactNode {
  return (
    <div part="account">
      <p>{message('library.account', { name, email })}</p>
      <button type="button" part="button" onClick={disconnect}>
        {message('library.disconnect')}
      </button>
    </div>
  );
}
