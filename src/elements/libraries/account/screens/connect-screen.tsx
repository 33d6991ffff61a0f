import type { ReactNode } from 'react';
import { message } from './messages';

interface Props {
  /** Describes the library. */
  readonly text: string;
  readonly benefits: readonly string[];
  /** True while the browser is leaving for the library's login page. */
  readonly isConnecting: boolean;
  readonly connect: () => void;
}

/** The description of the library and its benefits, with a Connect button. */
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
