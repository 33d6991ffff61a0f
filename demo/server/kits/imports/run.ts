import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import { type Menu, menus } from '../../cms/menus';
import type { Plugin } from '../../cms/plugins';
import { revisionOf } from '../../cms/revision';
import type { Site } from '../../site';
import { freeKey } from './free-key';
import type { RunnerName } from './item';
import {
  type ItemChange,
  itemsOf,
  itemValue,
  removeItemValues,
  type StoredItem,
  saveItemResult,
} from './item-records';
import { kindOf, kinds } from './kinds';
import { addPicture, removeStagedPictures } from './pictures';
import { pluginInDirectory } from './plugin-directory';
import { type ImportRecord, runnersOf, setDone, setState } from './records';
import { type NewAddresses, Relinker } from './references';

/**
 * Runs a step of an import in one transaction: if the process dies, the site is unchanged. Running a finished step
 * again changes nothing.
 */
export function runStep(site: Site, record: ImportRecord, runner: RunnerName): void {
  const { database } = site;
  transaction(database, () => {
    const steps = runnersOf(database, record.id);
    if (steps.find((one) => one.runner === runner)?.isDone ?? true) return;
    const relinker = new Relinker(newAddressesOf(database, record.id));
    for (const item of itemsOf(database, record.id, runner)) {
      if (item.action === 'skip') continue;
      saveItemResult(database, record.id, item, changed(site, record, item, relinker));
    }
    setDone(database, record.id, runner);
    if (steps.every((one) => one.isDone || one.runner === runner)) complete(site, record);
  });
}

/** Completes an import. Earlier imports can no longer be undone. */
export function complete({ database, clock }: Site, { id, person }: ImportRecord): void {
  setState(database, id, 'completed', { ended: clock() });
  removeItemValues(database, id);
  removeStagedPictures(database, id);
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
  relinker: Relinker,
): ItemChange {
  if (item.kind === 'plugin') return activatePlugin(database, item, kits.mayInstallPlugins ?? true);
  const kind = kindOf(item.kind);
  const target = targetOf(database, item);
  const former = kind.read(database, target);
  if (former && item.action !== 'overwrite') return { outcome: 'kept', target };
  const value = withFreeLocation(
    database,
    item,
    target,
    relinker.item(item.kind, itemValue(database, id, item.position)),
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

/** The planned key, or another free one if it was taken since. */
function targetOf(database: Database, item: StoredItem): string {
  const planned = item.target ?? item.key;
  if (item.action !== 'rename' || !kindOf(item.kind).read(database, planned)) return planned;
  return freeKey(database, item, new Set());
}

// A theme location shows one menu: the site's menu keeps its location.
function withFreeLocation(
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

/** Activates a plugin. Installs it first if it is in the directory and the account has the permission. */
function activatePlugin(database: Database, { key }: StoredItem, mayInstall: boolean): ItemChange {
  const former = kinds.plugin.read(database, key);
  if (former?.state === 'active') return { outcome: 'kept' };
  const plugin = former ?? (mayInstall ? pluginInDirectory(key) : undefined);
  if (!plugin) return { outcome: 'missing' };
  const active: Plugin = { ...plugin, state: 'active' };
  kinds.plugin.write(database, key, active);
  return { outcome: former ? 'activated' : 'created', former, revision: revisionOf(active) };
}

/** The new slugs of renamed items. */
function newAddressesOf(database: Database, id: string): NewAddresses {
  const documents = new Map<string, string>();
  const menuSlugs = new Map<string, string>();
  for (const { kind, key, target, action } of itemsOf(database, id)) {
    if (action !== 'rename' || target === null) continue;
    if (kind === 'document') documents.set(key, target.slice(target.indexOf('/') + 1));
    if (kind === 'menu') menuSlugs.set(key, target);
  }
  return { origin: '', documents, menus: menuSlugs };
}
