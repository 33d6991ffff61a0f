import { useEffect, useRef } from 'react';
import { takeReturnOutcome } from '../../../elements/libraries/account/return-trip';
import { track } from '../../../tracking';
import { useAnnounce } from '../announcer';
import { useOpenedPage } from '../opened-page';
import { message } from './messages';

const sentences = {
  connected: 'editor.account.done',
  refused: 'editor.account.refused',
  failed: 'editor.account.failed',
} as const;

/** Says how connecting the account has ended, when the browser comes back from it. */
export function useReturnFromConnecting(): void {
  const { account } = useOpenedPage();
  const announce = useAnnounce();
  const isTaken = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice, and the address names the outcome once.
    if (!account || isTaken.current) return;
    isTaken.current = true;
    const outcome = takeReturnOutcome(window);
    if (!outcome) return;
    if (outcome === 'connected') track('account_connected');
    announce(message(sentences[outcome]));
  }, [account, announce]);
}
