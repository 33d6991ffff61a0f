import { type Menu, menus } from '../../cms/menus';
import type { Plugin } from '../../cms/plugins';
import { revisionOf } from '../../cms/revision';
import { inTransaction } from '../../cms/transaction';
import type { Database } from '../../database';
import type { Site } from '../../site';
import { freeKey } from './free-key';
import type { RunnerName } from './item';
import {
  dropValues,
  type ItemChange,
  itemsOf,
  itemValue,
  type StoredItem,
  settleItem,
} from './item-records';
import { kindOf, kinds } from './kinds';
import { addPicture, dropStagedPictures } from './pictures';
import { pluginInDirectory } from './plugin-directory';
import { type ImportRecord, runnersOf, setDone, setState } from './records';
import { type Moves, movedItem } from './references';

/**
 * Does one step of an import, all of it or nothing: a process that dies in its middle leaves the site as it
 * was before. A step that is done changes nothing when it is asked for again.
 */
export function runStep(site: Site, record: ImportRecord, runner: RunnerName): void {
  const { database } = site;
  inTransaction(database, () => {
    const steps = runnersOf(database, record.id);
    if (steps.find((one) => one.runner === runner)?.isDone ?? true) return;
    const moves = movesOf(database, record.id);
    for (const item of itemsOf(database, record.id, runner)) {
      if (item.action === 'skip') continue;
      settleItem(database, record.id, item, changed(site, record, item, moves));
    }
    setDone(database, record.id, runner);
    if (steps.every((one) => one.isDone || one.runner === runner)) complete(site, record);
  });
}

/** Ends an import; of those before it nothing is taken back any more. */
export function complete({ database, clock }: Site, { id, person }: ImportRecord): void {
  setState(database, id, 'completed', { ended: clock() });
  dropValues(database, id);
  dropStagedPictures(database, id);
  database
    .prepare(
      "DELETE FROM kit_imports WHERE person = ? AND id != ? AND state IN ('completed', 'reverted')",
    )
    .run(person, id);
}

function changed(
  { database, kits }: Site,
  { id }: ImportRecord,
  item: StoredItem,
  moves: Moves,
): ItemChange {
  if (item.kind === 'plugin') return changedPlugin(database, item, kits.mayInstallPlugins ?? true);
  const kind = kindOf(item.kind);
  const target = targetOf(database, item);
  const former = kind.read(database, target);
  if (former && item.action !== 'overwrite') return { outcome: 'kept', target };
  const value = withFreePlace(
    database,
    item,
    target,
    movedItem(item.kind, itemValue(database, id, item.position), moves),
  );
  if (former && revisionOf(former) === revisionOf(value)) return { outcome: 'kept', target };
  if ('thumbnail' in value) addPicture(database, id, String(value.thumbnail));
  kind.write(database, target, value);
  const revision = revisionOf(kind.read(database, target) ?? {});
  return { outcome: outcomeOf(item, former), target, former, revision };
}

function outcomeOf({ action }: StoredItem, former: object | undefined): ItemChange['outcome'] {
  if (former) return 'overwritten';
  return action === 'rename' ? 'renamed' : 'created';
}

/** The key that was planned; another free one where somebody has taken it since. */
function targetOf(database: Database, item: StoredItem): string {
  const planned = item.target ?? item.key;
  if (item.action !== 'rename' || !kindOf(item.kind).read(database, planned)) return planned;
  return freeKey(database, item, new Set());
}

// A place of the theme shows one menu: the site's stays there.
function withFreePlace(
  database: Database,
  { kind }: StoredItem,
  slug: string,
  value: object,
): object {
  if (kind !== 'menu') return value;
  const { location } = value as Menu;
  const isTaken = menus(database).some((one) => one.location === location && one.slug !== slug);
  return isTaken ? { ...value, location: '' } : value;
}

/** A plugin is switched on, and installed where the directory has it and the account may. */
function changedPlugin(database: Database, { key }: StoredItem, mayInstall: boolean): ItemChange {
  const former = kinds.plugin.read(database, key);
  if (former?.state === 'active') return { outcome: 'kept' };
  const plugin = former ?? (mayInstall ? pluginInDirectory(key) : undefined);
  if (!plugin) return { outcome: 'missing' };
  const active: Plugin = { ...plugin, state: 'active' };
  kinds.plugin.write(database, key, active);
  return { outcome: former ? 'activated' : 'created', former, revision: revisionOf(active) };
}

/** Where renamed things are on this site. */
function movesOf(database: Database, id: string): Moves {
  const documents = new Map<string, string>();
  const menuSlugs = new Map<string, string>();
  for (const { kind, key, target, action } of itemsOf(database, id)) {
    if (action !== 'rename' || target === null) continue;
    if (kind === 'document') documents.set(key, target.slice(target.indexOf('/') + 1));
    if (kind === 'menu') menuSlugs.set(key, target);
  }
  return { origin: '', documents, menus: menuSlugs };
}
