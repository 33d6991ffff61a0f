import { MOST_ELEMENTS, PAGE_SIZE, type Use } from '../../../src/api/pages/document';
import {
  everyElement,
  fitsWithSavedBlocks,
  type PageDocument,
  savedBlockIds,
} from '../../../src/page';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';
import { blockContent, blockRows } from './saved-block-rows';
import { eachDocument } from './uses';

/** A text that every document with a saved block has in its JSON. */
export const BLOCK_SIGN = '"templateID"';

/** @throws PageRefusal a document has too many elements, or no room for its saved blocks */
export function assertRoom({ database }: Site, document: PageDocument): void {
  if (countOf(document) > MOST_ELEMENTS) throw new PageRefusal('nh_page_full');
  if (fitsWithSavedBlocks(document, (id) => blockContent(database, id))) return;
  throw new PageRefusal(
    'nh_page_full',
    {},
    'With its global blocks, the page has too many elements, or is too large. Remove some of them.',
  );
}

/** @throws PageRefusal a change of a saved block leaves a document that contains it without room for its blocks */
export function assertRoomAround(site: Site, block: string): void {
  const { database } = site;
  const around = blocksAround(site, block);
  const contents = new Map(blockRows(database).map(({ id, content }) => [String(id), content]));
  eachDocument(site, BLOCK_SIGN, (document, use) => {
    const isConcerned = savedBlockIds(document.content).some((id) => around.has(id));
    if (isConcerned && !fitsWithSavedBlocks(document, (id) => contents.get(id))) throw tooFull(use);
  });
}

/** @throws PageRefusal a rewritten document has become too large */
export function assertRoomAfter(use: Use, before: PageDocument, after: PageDocument): void {
  const isTooMany = countOf(after) > Math.max(MOST_ELEMENTS, countOf(before));
  const isTooLarge = sizeOf(after) > Math.max(PAGE_SIZE, sizeOf(before));
  if (isTooMany || isTooLarge) throw tooFull(use);
}

/** A refusal of a change that another document has no room for. */
export const tooFull = (use: Use): PageRefusal =>
  new PageRefusal(
    'nh_page_full',
    { uses: [use] },
    `“${use.title}” would have too many elements, or be too large. Remove the block or some elements there first.`,
  );

/** A block, and all that contain it, also through other blocks. */
function blocksAround({ database }: Site, block: string): ReadonlySet<string> {
  const around = new Set([block]);
  const rows = blockRows(database).map(({ id, content }) => ({
    id: String(id),
    contained: savedBlockIds(content),
  }));
  // The loop also visits the ids that it adds.
  for (const inner of around) {
    for (const { id, contained } of rows) if (contained.includes(inner)) around.add(id);
  }
  return around;
}

const countOf = ({ content }: PageDocument): number => everyElement(content).length;

const sizeOf = (document: PageDocument): number => Buffer.byteLength(JSON.stringify(document));
