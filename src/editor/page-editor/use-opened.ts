import { useCallback, useEffect, useState } from 'react';
import type { OpenedPage, PageStore } from '../page-store';

/** A page that was opened. Until another store has opened its page, nothing is drawn. */
export interface Opened {
  readonly page: OpenedPage;
  readonly store: PageStore;
  /** The number of times that it was opened. */
  readonly count: number;
}

/** The state of a page that is being opened, and the acts that open it once more. */
export interface Opening {
  readonly opened: Opened | undefined;
  /** The sentence why the page could not be opened, which may be empty. Undefined: it was, or is on its way. */
  readonly failure: string | undefined;
  /** Shows a newer version of the page, such as after a take-over, with a history of its own. */
  readonly reopen: (page: OpenedPage) => void;
  /** Repeats a request that failed. */
  readonly again: () => void;
}

/** Opens the page of a store while the editor is shown, and closes the store afterwards. */
export function useOpened(store: PageStore, isShown: boolean): Opening {
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const reopen = useCallback(
    (page: OpenedPage) => {
      setOpened((former) => ({ page, store, count: (former?.count ?? 0) + 1 }));
    },
    [store],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    setFailure(undefined);
    store.open().then(
      (page) => !isOver && reopen(page),
      (error) => !isOver && setFailure((error instanceof Error && error.message) || ''),
    );
    return () => {
      isOver = true;
      setOpened(undefined);
      void store.close();
    };
  }, [store, isShown, attempt, reopen]);
  return {
    opened: opened?.store === store ? opened : undefined,
    failure,
    reopen,
    again: () => setAttempt(attempt + 1),
  };
}
