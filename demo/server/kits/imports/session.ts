import type { ImportSession } from '../../../../src/api/kits/import';
import type { Site } from '../../site';
import { runnerTitles } from './item';
import { itemsOf, type StoredItem } from './item-records';
import { kindOf, kinds } from './kinds';
import { type ImportRecord, runnersOf } from './records';

/** An import in the API's shape. `origin` is the origin of absolute URLs. */
export function importSessionOf(
  { database, kits }: Site,
  { id, state, manifest, leftOut, started, ended }: ImportRecord,
  origin: string,
): ImportSession {
  const items = itemsOf(database, id);
  return {
    session: id,
    state: state === 'opening' ? 'opened' : state,
    manifest,
    ...(leftOut.length > 0 && { left_out: [...leftOut] }),
    conflicts: items.flatMap(({ conflict }) => conflict ?? []),
    plugins: (manifest.plugins ?? []).map((plugin) => ({
      ...plugin,
      state: kinds.plugin.read(database, plugin.plugin)?.state ?? 'missing',
    })),
    canInstallPlugins: kits.mayInstallPlugins ?? true,
    runners: runnersOf(database, id).map(({ runner, isDone }) => ({
      runner,
      title: runnerTitles[runner],
      isDone,
      imported: items
        .filter((item) => item.runner === runner)
        .flatMap((item) => importedOf(item, origin)),
    })),
    ...(started !== null && { started }),
    ...(ended !== null && { ended }),
  };
}

/** The address of the page that shows an imported item. */
export function addressOf({ kind, key, target }: StoredItem, origin: string): string {
  return origin + kindOf(kind).path(target ?? key);
}

function importedOf(item: StoredItem, origin: string) {
  const { part, section, title, outcome } = item;
  if (outcome === null) return [];
  const url = outcome === 'missing' ? {} : { url: addressOf(item, origin) };
  return [{ part, section, title, outcome, ...url }];
}
