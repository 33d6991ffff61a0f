import type { Data } from '@puckeditor/core';
import { useEffect, useMemo } from 'react';
import type { PageDocument } from '../../page';
import { fromPuckData } from '../data/from-puck';
import type { PageStore } from '../page-store';

/** Changes that follow each other within this time are passed on together: converting a large page takes some ms. */
const PAUSE = 200;

/** Passes changes of the page on to its store. */
interface Changes {
  readonly take: (data: Data) => void;
  /** Passes the latest change on now. */
  readonly flush: () => void;
}

/** Returns the way of changes to the store. A page that is hidden or left passes its latest change on. */
export function useChanges(store: PageStore, opened: PageDocument): Changes {
  const changes = useMemo(() => changesOf(store, opened), [store, opened]);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    addEventListener('pagehide', changes.flush, { signal });
    // On phones, a tab in the background may end without another event.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') changes.flush();
    };
    document.addEventListener('visibilitychange', hide, { signal });
    return () => {
      life.abort();
      changes.flush();
    };
  }, [changes]);
  return changes;
}

function changesOf(store: PageStore, opened: PageDocument): Changes {
  let waiting: Data | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = JSON.stringify(opened);
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const document = fromPuckData(waiting);
    waiting = undefined;
    // Puck reports that it has completed the data, too.
    const text = JSON.stringify(document);
    if (text === last) return;
    last = text;
    store.change(document);
  };
  const take = (data: Data): void => {
    waiting = data;
    timer ??= setTimeout(flush, PAUSE);
  };
  return { take, flush };
}
