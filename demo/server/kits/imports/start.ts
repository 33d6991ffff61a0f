import type * as z from 'zod/mini';
import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import type { startRequest } from '../../../../src/api/kits/import';
import type { Site } from '../../site';
import { isSelected } from '../exports/selected';
import { inBatches } from './batches';
import { complete, ROWS, removeLeftovers } from './completion';
import { assertState } from './ended-import';
import { freeKey } from './free-key';
import { type RunnerName, runnerTitles } from './item';
import {
  allItems,
  type ItemAction,
  type ItemPlan,
  itemsAfter,
  planItems,
  removeRows,
  type StoredItem,
  stepCounts,
} from './item-records';
import { listPictures, pictureCounts } from './pictures/records';
import { hasChanges, type ImportRecord, setRunners, setState } from './records';

type StartRequest = z.infer<typeof startRequest>;

/** Items that are planned in one transaction. A plan is one number and a name each. */
const PLANNED = 200;

/**
 * Starts an import with a person's choices. Until the first item is imported or the first picture is
 * requested, a second start replaces the choices; later it changes nothing.
 *
 * @throws EndedImportError another import has begun
 */
export async function startImport(
  site: Site,
  record: ImportRecord,
  request: StartRequest,
): Promise<void> {
  const { database, clock } = site;
  const { id } = record;
  // A second start would also reset the limits of the pictures.
  if (hasChanges(database, id) || pictureCounts(database, id).done > 0) return;
  // An incomplete plan is never run.
  if (record.state === 'running') setState(database, id, 'opened');
  await planAll(database, id, request);
  const wanted = stepCounts(database, id);
  transaction(database, () => {
    assertState(database, id, 'opened');
    const pictures = pictureCounts(database, id).total;
    const isWanted = (name: RunnerName) => (name === 'pictures' ? pictures > 0 : wanted.has(name));
    const names = Object.keys(runnerTitles) as RunnerName[];
    setRunners(database, id, names.filter(isWanted));
    setState(database, id, 'running', { started: record.started ?? clock() });
    if (wanted.size === 0) complete(site, record);
  });
  if (wanted.size === 0) await removeLeftovers(site, record);
}

/** Plans every item, and lists the pictures to fetch. */
async function planAll(database: Database, id: string, request: StartRequest): Promise<void> {
  // Those of a former start.
  await inBatches(database, Infinity, () => {
    assertState(database, id, 'opened');
    return removeRows(database, 'kit_import_pictures', id, ROWS);
  });
  const plan = new Plan(request);
  const taken = await keysOf(database, id);
  let last = -1;
  await inBatches(database, Infinity, () => {
    assertState(database, id, 'opened');
    const items = itemsAfter(database, id, last, PLANNED);
    const plans = items.map((item): ItemPlan => {
      const action = plan.action(item);
      const target = action === 'rename' ? freeKey(database, item, taken) : undefined;
      if (target !== undefined) taken.add(`${item.kind} ${target}`);
      return { position: item.position, action, target };
    });
    planItems(database, id, plans);
    const first = last + 1;
    last = items.at(-1)?.position ?? last;
    if (request.pictures) listPictures(database, id, first, last);
    return items.length === PLANNED;
  });
}

/** The keys of all items: `document page/about`. */
async function keysOf(database: Database, id: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { kind, key } of allItems(database, id)) keys.add(`${kind} ${key}`);
  return keys;
}

/** The choices of a person, with lists that are searched for each item. */
class Plan {
  readonly #request: StartRequest;
  readonly #sections = new Map<string, ReturnType<typeof choiceOf>>();

  constructor(request: StartRequest) {
    this.#request = request;
  }

  action(item: StoredItem): ItemAction {
    const { includes, decisions } = this.#request;
    if (!includes.includes(item.part) || !this.#isSelected(item)) return 'skip';
    const { conflict } = item;
    if (!conflict) return 'new';
    const decision = Object.hasOwn(decisions, conflict.id) ? decisions[conflict.id] : undefined;
    return decision && conflict.decisions.includes(decision) ? decision : 'keep';
  }

  #isSelected({ part, section, names }: StoredItem): boolean {
    const key = `${part} ${section}`;
    let choice = this.#sections.get(key);
    if (choice === undefined) {
      choice = choiceOf(this.#request, part, section);
      this.#sections.set(key, choice);
    }
    return choice(names);
  }
}

/** Whether items of a section are selected. A list of thousands of items is made a set once. */
function choiceOf(
  { customization }: StartRequest,
  part: StoredItem['part'],
  section: string,
): (names: readonly string[]) => boolean {
  const choice = customization[part]?.[section];
  if (!Array.isArray(choice)) {
    const isOn = isSelected(customization, part, section);
    return () => isOn;
  }
  const chosen = new Set(choice);
  return (names) => names.some((name) => chosen.has(name));
}
