import type { StoredPage } from '../../../src/api/pages/page';
import type { Revision } from '../../../src/api/pages/revision';
import { type Document, documentPath } from '../cms/document';
import type { Site } from '../site';
import { editedPage } from './edited-page';
import { lockHolderOf } from './locks';
import { pageState } from './page-state';
import { withPresentFields } from './present-fields';
import { type ListedRevision, listRevisions, readRevision } from './revisions';
import { rightsOf } from './rights';

/** The newest revision of a page, for its editor. @throws PageRefusal the page does not exist */
export function openedPage(site: Site, person: string, id: string): StoredPage {
  const document = editedPage(site.database, id);
  const state = pageState(site, document);
  const { newest, published } = state;
  const { number: revision, save, person: by, saved } = newest;
  const { type, title, status } = document;
  return {
    id,
    type,
    title,
    path: documentPath(document),
    revision,
    save,
    person: by,
    saved,
    published: status === 'publish',
    isCurrent: status === 'publish' && revision === published,
    document: withPresentFields(state, document),
    rights: rightsOf(site, person),
    lock: lockHolderOf(site, document.id),
    account: person,
  };
}

/** The revisions of a page, newest first. @throws PageRefusal the page does not exist */
export function revisionsOf(site: Site, id: string): Revision[] {
  const document = editedPage(site.database, id);
  const { published } = pageState(site, document);
  return listRevisions(site.database, document.id).map((row) => listed(row, document, published));
}

/** A revision with its document. @throws PageRefusal it does not exist */
export function revisionWithDocument(site: Site, id: string, number: string) {
  const document = editedPage(site.database, id);
  const { published } = pageState(site, document);
  const revision = readRevision(site.database, document.id, Number(number));
  return { ...listed(revision, document, published), document: revision.document };
}

function listed(
  { number, kind, person, saved }: ListedRevision,
  { status }: Document,
  published: number,
): Revision {
  const isPublished = status === 'publish' && number === published;
  return { number, kind, person, saved, isPublished };
}
