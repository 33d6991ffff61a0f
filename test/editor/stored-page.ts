import type { OpenedPage, PageStore, SaveState } from '../../src/editor/page-store';
import { type PageDocument, readDocument } from '../../src/page';

/** A store in memory, with what the editor has given to it. */
export interface StoredPage extends PageStore {
  readonly changes: PageDocument[];
  readonly published: PageDocument[];
  readonly closed: number;
  /** Changes the state, with optional members of the store that belong to it. */
  set(state: SaveState, members?: StoreMembers): void;
}

/** The optional members of a store that belong to its state. */
const MEMBERS = [
  'problem',
  'lockedBy',
  'conflict',
  'leftOut',
  'retry',
  'takeOver',
  'resolve',
] as const;

export type StoreMembers = Partial<Pick<PageStore, (typeof MEMBERS)[number]>>;

/** Makes a store that keeps a page in memory. */
export function storedPage(json: unknown, opened: Partial<OpenedPage> = {}): StoredPage {
  const { document } = readDocument(json);
  const listeners = new Set<() => void>();
  const store = {
    changes: [] as PageDocument[],
    published: [] as PageDocument[],
    closed: 0,
    state: 'saved' as SaveState,
    set(state: SaveState, members: StoreMembers = {}) {
      for (const name of MEMBERS) Reflect.deleteProperty(store, name);
      Object.assign(store, members, { state });
      for (const listener of listeners) listener();
    },
    open: async () => ({
      document,
      revision: 1,
      published: false,
      rights: { edit: true, publish: true, settings: true, html: true },
      ...opened,
    }),
    change(next: PageDocument) {
      store.changes.push(next);
      store.set('changed');
    },
    async publish() {
      store.published.push(store.changes.at(-1) ?? document);
      store.set('saved');
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      store.closed += 1;
    },
  };
  return store;
}
