import type { ImportSession } from '../../../../src/elements/kits/wire/import';
import type { Site } from '../../site';
import { runnerTitles } from './item';
import { itemsOf, type StoredItem } from './item-records';
import { kindOf, kinds } from './kinds';
import { type ImportRecord, runnersOf } from './records';

/** An import as the wire has it; `origin` is what whole addresses begin with. */
export function importSessionOf(
  { database, kits }: Site,
  { id, state, manifest, started, ended }: ImportRecord,
  origin: string,
): ImportSession {
  const items = itemsOf(database, id);
  return {
    session: id,
    state: state === 'opening' ? 'opened' : state,
    manifest,
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

/** Where a person can look at a thing that an import has brought. */
export function addressOf({ kind, key, target }: StoredItem, origin: string): string {
  return origin + kindOf(kind).path(target ?? key);
}

function importedOf(item: StoredItem, origin: string) {
  const { part, section, title, outcome } = item;
  if (outcome === null) return [];
  const url = outcome === 'missing' ? {} : { url: addressOf(item, origin) };
  return [{ part, section, title, outcome, ...url }];
}
