import type { Data } from '@puckeditor/core';
import { useEffect, useMemo } from 'react';
import type { PageDocument, SavedSettings } from '../../page';
import { mapElements } from '../../page/tree';
import { fromPuckData } from '../data/from-puck';
import type { PageStore } from '../page-store';

/** Changes that follow each other within this time are passed on together: converting a large page takes some ms. */
const PAUSE = 200;

/** A node of the page, with the text that a person writes in the preview. */
export interface WrittenNode {
  readonly id: string;
  readonly settings: SavedSettings;
}

/** Passes changes of the page on to its store. */
export interface Changes {
  readonly take: (data: Data) => void;
  /**
   * Passes on what a person writes in the preview, which becomes a part of the data only when it is left. Call it at each
   * letter, and without an argument at the end.
   *
   * @param read returns the node as it is written so far; undefined while the text is as it was
   */
  readonly write: (read?: () => WrittenNode | undefined) => void;
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
  let page = opened;
  let waiting: Data | undefined;
  let read: () => WrittenNode | undefined = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = JSON.stringify(opened);
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (waiting) page = fromPuckData(waiting);
    waiting = undefined;
    const document = withWritten(page, read());
    // Puck reports that it has completed the data, too.
    const text = JSON.stringify(document);
    if (text === last) return;
    last = text;
    store.change(document);
  };
  const later = (): void => {
    timer ??= setTimeout(flush, PAUSE);
  };
  return {
    take(data) {
      waiting = data;
      later();
    },
    write(written = () => undefined) {
      read = written;
      later();
    },
    flush,
  };
}

function withWritten(page: PageDocument, node: WrittenNode | undefined): PageDocument {
  if (!node) return page;
  const { id, settings } = node;
  const content = mapElements(page.content, (element) =>
    element.id === id ? { ...element, settings } : element,
  );
  return { ...page, content };
}
