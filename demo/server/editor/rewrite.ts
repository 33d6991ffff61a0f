import type { Use } from '../../../src/api/pages/document';
import type { PageDocument } from '../../../src/page';
import type { Document } from '../cms/document';
import { saveDocument } from '../cms/documents';
import type { Site } from '../site';
import { editedPage, pageDocumentOf } from './edited-page';
import { lockHolderOf } from './locks';
import { PageRefusal } from './page-refusal';
import { pageState, setState } from './page-state';
import { addRevision, removeOldest } from './revisions';
import { assertRoomAfter, tooFull } from './room';
import { type BlockRow, blockRows, changeBlockRow } from './saved-block-rows';
import { pageOf, publishedPage, useIn } from './uses';

/**
 * Changes a document; returns the same object if there is nothing to change.
 *
 * @throws RangeError the document has no room for the change
 */
export type Rewrite = (document: PageDocument) => PageDocument;

/**
 * Changes all documents that mention a deleted thing. The published page and the draft each get a new revision. Call it in
 * a transaction.
 *
 * @throws PageRefusal a document would become too large, or somebody else has it open
 */
export function rewriteUses(
  site: Site,
  person: string,
  uses: readonly Use[],
  rewrite: Rewrite,
): void {
  for (const use of uses) {
    if (use.page !== null) rewritePage(site, person, use.page, checked(use, rewrite));
  }
  for (const block of blockRows(site.database)) rewriteBlock(site, block, rewrite);
}

function rewriteBlock({ database, clock }: Site, block: BlockRow, rewrite: Rewrite): void {
  const before = pageOf(block.content);
  const after = checked(useIn(block), rewrite)(before);
  if (after === before) return;
  changeBlockRow(database, { ...block, content: after.content, edited: clock() });
}

/** A change that is refused if the document has no room for it. */
function checked(use: Use, rewrite: Rewrite): Rewrite {
  return (before) => {
    try {
      const after = rewrite(before);
      if (after !== before) assertRoomAfter(use, before, after);
      return after;
    } catch (error) {
      throw error instanceof RangeError ? tooFull(use) : error;
    }
  };
}

function rewritePage(site: Site, person: string, id: string, rewrite: Rewrite): void {
  const { database, clock } = site;
  const document = editedPage(database, id);
  assertNobodyElseEdits(site, document, person);
  const { newest, published } = pageState(site, document);
  const add = (number: number, page: PageDocument) =>
    addRevision(database, document.id, number, {
      kind: 'outside',
      document: page,
      person,
      save: '',
      saved: clock(),
    });
  saveDocument(database, { ...rewritten(document, rewrite), edited: clock() });
  const visible = newest.number + 1;
  const after = editedPage(database, id);
  const isDraft = newest.number !== published;
  add(visible, isDraft ? pageDocumentOf(after) : rewrite(newest.document));
  if (isDraft) add(visible + 1, rewrite(newest.document));
  setState(database, after, isDraft ? visible + 1 : visible, visible);
  removeOldest(database, document.id, visible);
}

/** @throws PageRefusal another person has the page open: their next save would be a conflict */
function assertNobodyElseEdits(site: Site, { id, title }: Document, person: string): void {
  const { person: by = person } = lockHolderOf(site, id) ?? {};
  if (by === person) return;
  const message = `${by} has “${title}” open, which would be changed too. Try again once it is closed.`;
  throw new PageRefusal('nh_page_locked', { by }, message);
}

/** A document whose published page is changed. */
function rewritten(document: Document, rewrite: Rewrite): Document {
  const { content, page_settings: pageSettings } = rewrite(publishedPage(document));
  return { ...document, content, pageSettings };
}
