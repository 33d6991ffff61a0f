import type { ReactNode } from 'react';
import type { Connection } from '../../../../api/libraries/account';
import { message } from './messages';

interface Props {
  readonly account: NonNullable<Connection['account']>;
  readonly disconnect: () => void;
}

/** The name of the connected account, with a Disconnect button. */
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
