import type { Database } from '../../../../server/database';
import { type TextDocument, workType } from '../../cms/document';
import { addDocument } from '../../cms/documents';
import { freeKey } from './free-key';
import { outcomeOf } from './import-item';
import type { ItemChange, ItemLeft } from './item-records';
import { documentKey, journalRevision } from './kinds';
import { addPicture } from './pictures/staged';
import type { Relinker } from './references';

/**
 * Imports a document that the site does not have, without parsing its elements: ten thousand take little longer than
 * their writes.
 *
 * @param number a reserved id
 * @returns undefined if the item must be imported by its parsed value
 */
export function importNewDocument(
  database: Database,
  id: string,
  item: ItemLeft,
  relinker: Relinker,
  number: number | null,
): ItemChange | undefined {
  const { kind, key, action, value } = item;
  if (kind !== 'document' || item.content === null) return undefined;
  if (action !== 'new' && action !== 'rename') return undefined;
  const [type] = documentKey(key);
  const content = type === workType ? undefined : relinker.elements(item.content);
  if (content === undefined) return undefined;
  const { parent, ...fields } = JSON.parse(value) as Omit<TextDocument, 'content'>;
  const document = { ...fields, ...(parent && { parent: relinker.page(parent) }), content };
  const added = addUnder(database, item, { target: item.target ?? key, document, number });
  if (!added) return { outcome: 'kept', target: item.target ?? key };
  addPicture(database, id, fields.thumbnail);
  const { target, stored } = added;
  return { outcome: outcomeOf(item), target, revision: journalRevision(stored) };
}

/** Adds a document under the planned key, or, if that was taken since, under another one if it may be renamed. */
function addUnder(
  database: Database,
  item: ItemLeft,
  {
    target,
    document,
    number,
  }: {
    readonly target: string;
    readonly document: TextDocument;
    readonly number: number | null;
  },
): { readonly target: string; readonly stored: TextDocument } | undefined {
  const [type, slug] = documentKey(target);
  const stored = addDocument(database, { ...document, type, slug }, number);
  if (stored) return { target, stored };
  if (item.action !== 'rename') return undefined;
  return addUnder(database, item, {
    target: freeKey(database, item, new Set()),
    document,
    number,
  });
}
