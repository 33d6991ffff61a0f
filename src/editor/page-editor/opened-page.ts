import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TemplateLibrarySettings } from '../../elements/settings-types';
import type { OpenedPage, PageStore, SaveState } from '../page-store';
import type { CloudAccount } from '../site/cloud-account';
import type { PageNotes } from '../site/page-notes';
import type { Changes } from './use-changes';

/** The page that is edited, for the parts of the editor. */
export interface EditedPage {
  readonly store: PageStore;
  readonly page: OpenedPage;
  /** The notes of the page, if they are kept anywhere. */
  readonly notes: PageNotes | undefined;
  /** The account of the cloud library, if the site knows one. */
  readonly account: CloudAccount | undefined;
  /** The settings of the site's template library, if it offers one to the account. */
  readonly templates: TemplateLibrarySettings | undefined;
  /** The address of the parts of the theme, such as the header. */
  readonly themeAddress: string | undefined;
  /** The address of the guide. */
  readonly helpAddress: string | undefined;
  /** The address to which "Exit" leads. */
  readonly exitAddress: string;
  /** The address of the page with its draft, as a visitor would see it. */
  readonly previewAddress: string | undefined;
  /** Passes the latest change to the store now. */
  readonly flush: Changes['flush'];
  /** Passes a text to the store while it is written in the preview. */
  readonly write: Changes['write'];
  /** Shows the page that the store has opened again, such as after a take-over. */
  readonly reopen: (page: OpenedPage) => void;
  /** The id of the global block that is edited in place of the page. */
  readonly editedBlock: string | undefined;
  /** Edits a global block in place of the page, whose changes are saved before. Absent without global blocks. */
  readonly editBlock: ((id: string) => void) | undefined;
  /** Shows the page again after a global block. */
  readonly leaveBlock: () => void;
  /** True if the page was opened again: the focus, which was in the former editor, goes to its title. */
  readonly isReopened: boolean;
}

/** The page that is edited. */
export const OpenedPageContext = createContext<EditedPage | undefined>(undefined);

/** Returns the page that is edited. */
export function useOpenedPage(): EditedPage {
  const page = useContext(OpenedPageContext);
  if (!page) throw new Error('useOpenedPage() is called outside of a page editor.');
  return page;
}

/** Returns a part of the store, and renders again when that part changes. */
export function useStore<Part>(select: (store: PageStore) => Part): Part {
  const { store } = useOpenedPage();
  return useStorePart(store, select);
}

/** `useStore` outside of an open page. */
export function useStorePart<Part>(store: PageStore, select: (store: PageStore) => Part): Part {
  return useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => select(store),
  );
}

/** Returns the state of the changes. */
export function useSaveState(): SaveState {
  return useStore(({ state }) => state);
}

/** Returns whether the page cannot be changed at present: another editor has it, or a conflict is not settled. */
export function useIsLocked(): boolean {
  const { page } = useOpenedPage();
  return useStore((store) => isLocked(store, page));
}

/** Whether another editor has the page. A store without `lockedBy` tells it when it opens the page. */
export function isLocked({ state }: PageStore, { lockedBy }: OpenedPage): boolean {
  return lockedBy !== undefined || state === 'locked';
}
