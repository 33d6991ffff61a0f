import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import type { Site } from '../../site';
import { BATCH, inBatches } from './batches';
import { complete, removeLeftovers } from './completion';
import { assertState } from './ended-import';
import { importItem } from './import-item';
import type { RunnerName } from './item';
import {
  type ItemChange,
  type ItemLeft,
  type ItemResult,
  itemsLeft,
  renamedItems,
  saveItemResults,
  valuesOf,
} from './item-records';
import { importNewDocument } from './new-document';
import { fetchPictures } from './pictures/fetch';
import { featuredPicture, fetchedPictures } from './pictures/records';
import { addPlainDocuments } from './plain-documents';
import { type ImportRecord, runnersOf, setDone, stateOf } from './records';
import { type NewAddresses, Relinker } from './references';
import { parsedValue } from './staged-value';

/**
 * Runs a part of a step: as many items as the time of a request allows.
 *
 * The items are written in transactions of a few; a step with few items is one transaction. If the process dies, the
 * import continues after the last transaction.
 *
 * A finished step is not run again.
 *
 * @throws EndedImportError another import has begun
 */
export async function runStep(site: Site, record: ImportRecord, runner: RunnerName): Promise<void> {
  const { database, limits } = site;
  const { id } = record;
  if (isDone(database, id, runner)) return;
  if (runner === 'pictures') return runPictures(site, record);
  const addresses = newAddressesOf(database, id);
  const relinker = new Relinker(addresses);
  const changed = (item: ItemLeft): ItemChange => {
    const relinked = relinker.item(item.kind, parsedValue(item));
    const whole = withFeatured(database, id, item, relinked, addresses.pictures);
    return importItem(site, id, item, whole);
  };
  let last = -1;
  await inBatches(database, limits.kitStepTime, (isFull) => {
    assertState(database, id, 'running');
    const items = itemsLeft(database, id, runner, last, BATCH);
    const { positions, firstId } = addPlainDocuments(database, id, items, relinker);
    const others = items.filter(({ position }) => !positions.has(position));
    const values = valuesOf(database, id, others);
    const results: ItemResult[] = [];
    for (const listed of others) {
      const item = { ...listed, ...values.get(listed.position) } as ItemLeft;
      const number = firstId === null ? null : firstId + items.indexOf(listed);
      const change = importNewDocument(database, id, item, relinker, number) ?? changed(item);
      results.push({ item, ...change });
      last = item.position;
      if (isFull()) break;
    }
    saveItemResults(database, id, results);
    const isWhole = results.length === others.length;
    if (isWhole) last = items.at(-1)?.position ?? last;
    const isAll = isWhole && items.length < BATCH;
    if (isAll) finishStep(site, record, runner);
    return !isAll;
  });
  if (stateOf(database, id) === 'completed') await removeLeftovers(site, record);
}

async function runPictures(site: Site, record: ImportRecord): Promise<void> {
  if (!(await fetchPictures(site, record))) return;
  transaction(site.database, () => {
    assertState(site.database, record.id, 'running');
    finishStep(site, record, 'pictures');
  });
}

/** A document with its image, if that was fetched. */
function withFeatured(
  database: Database,
  id: string,
  { kind, position }: ItemLeft,
  value: object,
  pictures: NewAddresses['pictures'],
): object {
  if (kind !== 'document' || pictures.size === 0) return value;
  const thumbnail = pictures.get(featuredPicture(database, id, position) ?? '');
  return thumbnail === undefined ? value : { ...value, thumbnail };
}

function finishStep(site: Site, record: ImportRecord, runner: RunnerName): void {
  const { database } = site;
  setDone(database, record.id, runner);
  if (runnersOf(database, record.id).every((one) => one.isDone)) complete(site, record);
}

function isDone(database: Database, id: string, runner: RunnerName): boolean {
  return runnersOf(database, id).find((one) => one.runner === runner)?.isDone ?? true;
}

/** The new slugs of renamed items. */
function newAddressesOf(database: Database, id: string): NewAddresses {
  const documents = new Map<string, string>();
  const menus = new Map<string, string>();
  for (const { kind, key, target } of renamedItems(database, id)) {
    if (kind === 'document') documents.set(key, target.slice(target.indexOf('/') + 1));
    if (kind === 'menu') menus.set(key, target);
  }
  return { origin: '', documents, menus, pictures: fetchedPictures(database, id) };
}
