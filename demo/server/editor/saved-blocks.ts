import type * as z from 'zod/mini';
import { transaction } from '../../../server/transaction';
import type { Use } from '../../../src/api/pages/document';
import type {
  newSavedBlock,
  SavedBlock,
  SavedBlockWithContent,
  savedBlockChange,
} from '../../../src/api/pages/saved-block';
import { type Elements, readElements, savedBlockIds, withBlockCopies } from '../../../src/page';
import type { Site } from '../site';
import { withoutNewCode } from './code-filter';
import { PageRefusal } from './page-refusal';
import { rewriteUses } from './rewrite';
import { rightsOf } from './rights';
import { assertRoom, assertRoomAround, BLOCK_SIGN } from './room';
import {
  addBlockRow,
  type BlockRow,
  blockContent,
  blockRow,
  blockRows,
  changeBlockRow,
  removeBlockRow,
} from './saved-block-rows';
import { type Mentions, pageOf, usesOf } from './uses';

const mentions: Mentions = {
  sign: BLOCK_SIGN,
  in: ({ content }) => savedBlockIds(content),
};

/** All saved blocks, sorted by title. */
export function listBlocks(site: Site): SavedBlock[] {
  const uses = usesOf(site, mentions);
  return blockRows(site.database).map((row) => listed(row, uses.get(String(row.id))));
}

/** A saved block with its content. @throws PageRefusal it does not exist */
export function readBlock(site: Site, id: string): SavedBlockWithContent {
  const row = blockRow(site.database, id);
  return { ...listed(row, blockUses(site, id)), content: [...row.content] };
}

/** The documents that contain a saved block. @throws PageRefusal it does not exist */
export function blockUses(site: Site, id: string): Use[] {
  const { id: known } = blockRow(site.database, id);
  return [...(usesOf(site, mentions).get(String(known)) ?? [])];
}

/** Saves a new block. @throws PageRefusal it has too many elements */
export function saveBlock(
  site: Site,
  author: string,
  { title, content: posted }: z.infer<typeof newSavedBlock>,
): SavedBlock {
  const { database, clock } = site;
  const content = allowed(site, author, [], posted);
  const id = addBlockRow(database, { title: title.trim(), author, content, edited: clock() });
  return listed(blockRow(database, id));
}

/** Changes a saved block on all pages. @throws PageRefusal it has a newer revision, or would contain itself */
export function changeBlock(
  site: Site,
  person: string,
  id: string,
  { revision, title, content }: z.infer<typeof savedBlockChange>,
): SavedBlock {
  const { database, clock } = site;
  return transaction(database, () => {
    const row = blockRow(database, id);
    if (row.revision !== revision) {
      throw new PageRefusal('nh_block_conflict', { revision: row.revision });
    }
    const next = content ? allowed(site, person, row.content, content) : row.content;
    if (isInside(site, String(row.id), next)) throw new PageRefusal('nh_block_in_itself');
    const edited = clock();
    changeBlockRow(database, { ...row, title: title?.trim() ?? row.title, content: next, edited });
    if (content) assertRoomAround(site, String(row.id));
    return listed(blockRow(database, id), blockUses(site, id));
  });
}

/**
 * Deletes a saved block.
 *
 * @returns the documents that have got copies
 * @throws PageRefusal documents contain it, and shall get no copies, have no room for them, or are open in an editor
 */
export function deleteBlock(site: Site, person: string, id: string, leavesCopies: boolean): Use[] {
  return transaction(site.database, () => {
    const row = blockRow(site.database, id);
    const uses = blockUses(site, id);
    if (uses.length > 0 && !leavesCopies) throw new PageRefusal('nh_block_used', { uses });
    removeBlockRow(site.database, row);
    rewriteUses(site, person, uses, (document) =>
      savedBlockIds(document.content).includes(id)
        ? { ...document, content: withBlockCopies(document.content, id, row.content) }
        : document,
    );
    return uses;
  });
}

function listed({ id, title, author, revision, edited }: BlockRow, uses: readonly Use[] = []) {
  return { id: String(id), title, author, revision, edited, used: uses.length };
}

/** The content that a person may save. */
function allowed(site: Site, person: string, before: Elements, posted: Elements): Elements {
  assertRoom(site, pageOf(posted));
  const { elements } = readElements(posted);
  if (rightsOf(site, person).html) return elements;
  return withoutNewCode(pageOf(before), pageOf(elements)).document.content;
}

/** Whether a block is contained in elements, also through other blocks. */
function isInside({ database }: Site, block: string, elements: Elements): boolean {
  const seen = new Set<string>();
  const left = [...savedBlockIds(elements)];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (id === block) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...savedBlockIds(blockContent(database, id) ?? []));
  }
  return false;
}
