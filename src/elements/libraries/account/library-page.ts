import { useEffect } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { type ReturnOutcome, takeReturnOutcome } from './return-trip';

/** A library's store, as far as its page drives it. */
interface PageDriven {
  begin(outcome?: ReturnOutcome): void;
  end(): void;
  refresh(): void;
  retryOnline(): void;
}

/**
 * Runs a library's store while its element is in the page. Repeats failed requests once the browser is online,
 * and refreshes when the page is shown again: the person may come back from the library or another tab.
 */
export function useLibraryPage(store: PageDriven, view: Window & typeof globalThis): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    view.addEventListener('online', () => store.retryOnline(), { signal });
    view.addEventListener('pageshow', ({ persisted }) => persisted && store.refresh(), { signal });
    const refresh = (): void => {
      if (view.document.visibilityState === 'visible') store.refresh();
    };
    view.document.addEventListener('visibilitychange', refresh, { signal });
    store.begin(takeReturnOutcome(view));
    return () => {
      life.abort();
      store.end();
    };
  }, [store, view]);
}

/** Navigates to an address that a server has sent. Ignores addresses with a script, such as `javascript:`. */
export function goTo(view: Window, address: string): void {
  const safe = safeAddress(address, view.document.baseURI);
  if (safe) view.location.assign(safe);
}
