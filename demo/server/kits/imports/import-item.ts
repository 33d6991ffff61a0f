import type { Database } from '../../../../server/database';
import { type Menu, menus } from '../../cms/menus';
import type { Plugin } from '../../cms/plugins';
import { revisionOf } from '../../cms/revision';
import type { Site } from '../../site';
import { freeKey } from './free-key';
import type { ItemChange, ItemLeft } from './item-records';
import { hasItem, kindOf, kinds, writtenRevision } from './kinds';
import { addPicture } from './pictures/staged';
import { pluginInDirectory } from './plugin-directory';

/**
 * Imports an item, as it was planned, unless the site has got another one of its key in the meantime.
 *
 * @param value the kit's item
 */
export function importItem(
  { database, kits }: Site,
  id: string,
  item: ItemLeft,
  value: object,
): ItemChange {
  if (item.kind === 'plugin') return activatePlugin(database, item, kits.mayInstallPlugins ?? true);
  const { kind } = item;
  const target = targetOf(database, item);
  const isThere = hasItem(database, kind, target);
  if (isThere && item.action !== 'overwrite') return { outcome: 'kept', target };
  const former = isThere ? kindOf(kind).read(database, target) : undefined;
  const fitting = withFreeLocation(database, item, target, value);
  if (former && revisionOf(former) === revisionOf(fitting)) return { outcome: 'kept', target };
  if ('thumbnail' in fitting) addPicture(database, id, String(fitting.thumbnail));
  kindOf(kind).write(database, target, fitting);
  const revision = writtenRevision(database, kind, target, fitting);
  return { outcome: outcomeOf(item, former), target, former, revision };
}

/** The outcome of an item that is written. @param former the site's item that it replaces */
export function outcomeOf(
  { action }: ItemLeft,
  former?: object,
): 'overwritten' | 'renamed' | 'created' {
  if (former) return 'overwritten';
  return action === 'rename' ? 'renamed' : 'created';
}

/** The planned key, or another free one if it was taken since. */
function targetOf(database: Database, item: ItemLeft): string {
  const planned = item.target ?? item.key;
  if (item.action !== 'rename' || !hasItem(database, item.kind, planned)) return planned;
  return freeKey(database, item, new Set());
}

// A theme location shows one menu: the site's menu keeps its location.
function withFreeLocation(
  database: Database,
  { kind }: ItemLeft,
  slug: string,
  value: object,
): object {
  if (kind !== 'menu') return value;
  const { location } = value as Menu;
  const isTaken = menus(database).some((one) => one.location === location && one.slug !== slug);
  return isTaken ? { ...value, location: '' } : value;
}

/** Activates a plugin. Installs it first if it is in the directory and the account has the permission. */
function activatePlugin(database: Database, { key }: ItemLeft, mayInstall: boolean): ItemChange {
  const former = kinds.plugin.read(database, key);
  if (former?.state === 'active') return { outcome: 'kept' };
  const plugin = former ?? (mayInstall ? pluginInDirectory(key) : undefined);
  if (!plugin) return { outcome: 'missing' };
  const active: Plugin = { ...plugin, state: 'active' };
  kinds.plugin.write(database, key, active);
  return { outcome: former ? 'activated' : 'created', former, revision: revisionOf(active) };
}
