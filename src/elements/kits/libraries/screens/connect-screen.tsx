import type { ReactNode } from 'react';
import { message } from './messages';

interface Props {
  /** What the library is. */
  readonly text: string;
  /** What it is good for. */
  readonly benefits: readonly string[];
  /** The browser is on its way to the library. */
  readonly isConnecting: boolean;
  readonly connect: () => void;
}

/** What the library is, and the way to connect an account. */
export function ConnectScreen({ text, benefits, isConnecting, connect }: Props): ReactNode {
  return (
    <>
      <p>{text}</p>
      <ul part="benefits">
        {benefits.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div part="actions">
        <button
          type="button"
          part="button"
          data-kind="main"
          aria-disabled={isConnecting}
          onClick={connect}
        >
          {message(isConnecting ? 'library.connecting' : 'library.connect')}
        </button>
      </div>
      <p part="note">{message('library.connect.note')}</p>
    </>
  );
}
