import type * as z from 'zod/mini';
import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import type { startRequest } from '../../../../src/api/kits/import';
import type { Site } from '../../site';
import { isSelected } from '../exports/selected';
import { freeKey } from './free-key';
import { type RunnerName, runnerTitles } from './item';
import { type ItemAction, itemsOf, planItem, type StoredItem } from './item-records';
import { type ImportRecord, runnersOf, setRunners, setState } from './records';
import { complete } from './run';

type StartRequest = z.infer<typeof startRequest>;

/**
 * Starts an import with a person's choices. Until the first step is done, a second start replaces the choices; later
 * it changes nothing.
 */
export function startImport(site: Site, record: ImportRecord, request: StartRequest): void {
  const { database, clock } = site;
  transaction(database, () => {
    if (runnersOf(database, record.id).some(({ isDone }) => isDone)) return;
    const wanted = planItems(database, record.id, request);
    const names = Object.keys(runnerTitles) as RunnerName[];
    setRunners(
      database,
      record.id,
      names.filter((name) => wanted.has(name)),
    );
    setState(database, record.id, 'running', { started: record.started ?? clock() });
    if (wanted.size === 0) complete(site, record);
  });
}

/** Plans every item. Returns the steps that have items. */
function planItems(database: Database, id: string, request: StartRequest): ReadonlySet<RunnerName> {
  const wanted = new Set<RunnerName>();
  const items = itemsOf(database, id);
  const taken = new Set(items.map(({ kind, key }) => `${kind} ${key}`));
  for (const item of items) {
    const action = actionOf(item, request);
    const target = action === 'rename' ? freeKey(database, item, taken) : undefined;
    if (target !== undefined) taken.add(`${item.kind} ${target}`);
    planItem(database, id, item, action, target);
    if (action !== 'skip') wanted.add(item.runner);
  }
  return wanted;
}

function actionOf(item: StoredItem, request: StartRequest): ItemAction {
  const { includes, customization, decisions } = request;
  const { part, section, names, conflict } = item;
  if (!includes.includes(part)) return 'skip';
  if (!isSelected(customization, part, section, ...names)) return 'skip';
  if (!conflict) return 'new';
  const decision = Object.hasOwn(decisions, conflict.id) ? decisions[conflict.id] : undefined;
  return decision && conflict.decisions.includes(decision) ? decision : 'keep';
}
