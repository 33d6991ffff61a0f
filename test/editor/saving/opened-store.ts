import { configure } from '../../../src/core/config';
import type { OpenedPage, SaveState } from '../../../src/editor/page-store';
import { apiBackEnd, SavedPageStore } from '../../../src/editor/saving';
import { FakeTimers } from './fake-timers';
import { PageServer } from './page-server';

/** A store over a double of the page routes, with time of its own. */
export interface OpenedStore {
  readonly server: PageServer;
  readonly timers: FakeTimers;
  readonly store: SavedPageStore;
  readonly opened: OpenedPage;
}

/** The id of the page: each test has its own, since test files share the browser's storage. */
let page = '';

/** A new store, as after a reload. */
export function newStore(timers: FakeTimers): SavedPageStore {
  return new SavedPageStore(apiBackEnd(page), { timers });
}

/** Opens a page before each test of a `describe`, and closes it afterwards. Call the result within a test. */
export function storeForTests(): () => OpenedStore {
  let opened: OpenedStore;
  beforeEach(async () => {
    opened = await openedStore();
  });
  afterEach(async () => {
    opened.server.release();
    await opened.store.close();
    opened.server.restore();
  });
  return () => opened;
}

/** Opens a page. The browser has no copies of it. */
async function openedStore(): Promise<OpenedStore> {
  page = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  configure({ restRoot: '/wp-json', restNonce: 'n' });
  const [server, timers] = [new PageServer(), new FakeTimers()];
  const store = newStore(timers);
  return { server, timers, store, opened: await store.open() };
}

/** Waits until the store has a state. */
export function reached(store: SavedPageStore, state: SaveState): Promise<void> {
  return until(store, () => store.state === state);
}

/** The reason of a rejection, for people. */
export const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => '',
    (error: Error) => error.message,
  );

/** Waits until something is so, which a change of the store brings about. */
export function until(store: SavedPageStore, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      if (!isSo()) return;
      end();
      resolve();
    });
  });
}

/** The unsaved changes in the browser, by their keys. */
export function copies(): readonly string[] {
  return Object.keys(localStorage).filter(
    (key) => key.startsWith('nhPageDraft') && key.includes(`/${page} `),
  );
}
