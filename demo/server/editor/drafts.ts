import type * as z from 'zod/mini';
import { transaction } from '../../../server/transaction';
import type {
  base,
  draftRequest,
  publishedPage,
  publishRequest,
  SavedDraft,
} from '../../../src/api/pages/page';
import { readDocument } from '../../../src/page';
import { type Document, documentPath } from '../cms/document';
import { saveDocument } from '../cms/documents';
import type { Site } from '../site';
import { allowedPage } from './allowed-page';
import { editedPage, withPage } from './edited-page';
import { assertUnlocked } from './locks';
import { PageRefusal } from './page-refusal';
import { addNewest, type PageState, pageState, setState } from './page-state';
import { renamePage } from './rename-page';
import { markPublished, readRevision } from './revisions';
import { assertRoom } from './room';

type Base = z.infer<z.ZodMiniObject<typeof base>>;

/** Saves a draft. @throws PageRefusal the page has changed, or is locked */
export function saveDraft(
  site: Site,
  person: string,
  id: string,
  request: z.infer<typeof draftRequest>,
): SavedDraft {
  const { save, isRestored = false, isKept = isRestored } = request;
  assertRoom(site, request.document);
  const posted = readDocument(request.document).document;
  return changed(site, person, id, request, (document, state) => {
    const saved = site.clock();
    const { document: page, leftOut } = allowedPage(site, person, document, state, posted);
    const kind = isRestored ? 'restored' : 'saved';
    const revision = { kind, document: page, person, save, saved, isKept } as const;
    const number = addNewest(site, document, state, revision);
    return { revision: number, save, person, saved, leftOut };
  });
}

/** Publishes the newest revision, or hides the page. @throws PageRefusal the page has changed, or is locked */
export function publishPage(
  site: Site,
  person: string,
  id: string,
  request: z.infer<typeof publishRequest>,
): z.infer<typeof publishedPage> {
  const { database, clock } = site;
  return changed(site, person, id, request, (document, { newest }) => {
    const { status = 'publish' } = request;
    const named = renamePage(database, document, newest.document.page_settings.post_name);
    saveDocument(database, { ...withPage(named, newest.document), status, edited: clock() });
    if (status === 'publish') markPublished(database, document.id, newest.number);
    setState(database, editedPage(database, id), newest.number, newest.number);
    return { revision: newest.number, path: documentPath(named) };
  });
}

/** Makes an earlier revision the newest one. @throws PageRefusal it does not exist, or the page has changed */
export function restoreRevision(
  site: Site,
  person: string,
  id: string,
  number: string,
  request: Base,
): SavedDraft {
  return changed(site, person, id, request, (document, state) => {
    const earlier = readRevision(site.database, document.id, Number(number));
    assertRoom(site, earlier.document);
    const { document: page, leftOut } = allowedPage(
      site,
      person,
      document,
      state,
      earlier.document,
    );
    const saved = site.clock();
    const revision = { kind: 'restored', document: page, person, save: '', saved } as const;
    const added = addNewest(site, document, state, revision);
    return { revision: added, save: '', person, saved, leftOut };
  });
}

/** Runs a change of a page, unless the page has a newer revision or another editor has locked it. */
function changed<Result>(
  site: Site,
  person: string,
  id: string,
  { revision, account, lock }: Base,
  change: (document: Document, state: PageState) => Result,
): Result {
  if (account !== person) throw new PageRefusal('nh_page_other_account', { account });
  return transaction(site.database, () => {
    const document = editedPage(site.database, id);
    assertUnlocked(site, document.id, lock);
    const state = pageState(site, document);
    const { number, save, person: by } = state.newest;
    if (number !== revision)
      throw new PageRefusal('nh_page_conflict', { revision: number, save, by });
    return change(document, state);
  });
}
