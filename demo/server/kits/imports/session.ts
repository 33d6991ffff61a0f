import type { Database } from '../../../../server/database';
import type { ImportSession } from '../../../../src/api/kits/import';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import type { Site } from '../../site';
import type { Progress } from '../long-work';
import { runnerTitles } from './item';
import { allResults, type ListedResult, stepCounts } from './item-records';
import { kindOf, kinds } from './kinds';
import { failedPictures, pictureCounts } from './pictures/records';
import { pluginInDirectory } from './plugin-directory';
import { type ImportRecord, runnersOf } from './records';

type Imported = ImportSession['runners'][number]['imported'];

/**
 * An import in the API's shape, without its conflicts. A running one has its progress only: the lists of ten thousand
 * documents would be sent with each step. Results are listed at the end.
 *
 * @param origin the origin of absolute URLs
 */
export async function importSessionOf(
  site: Site,
  record: ImportRecord,
  origin: string,
): Promise<ImportSession> {
  const { database } = site;
  const { id, state } = record;
  const isRunning = state === 'running';
  const hasResults = state === 'completed' || state === 'reverted';
  const results = hasResults ? await resultsOf(site, record, origin) : new Map<string, Imported>();
  const counts = new Map([
    ...stepCounts(database, id),
    ['pictures', pictureCounts(database, id)] as const,
  ]);
  return {
    ...headOf(site, record),
    conflicts: [],
    runners: runnersOf(database, id).map(({ runner, isDone }) => ({
      runner,
      title: runnerTitles[runner],
      isDone,
      ...(isRunning && progressOf(counts.get(runner))),
      imported: results.get(runner) ?? [],
    })),
  };
}

/** An import that is not open yet, in the API's shape. */
export function openingSession(progress: Progress): ImportSession {
  return {
    session: '',
    state: 'opening',
    manifest: { name: '', title: '' },
    conflicts: [],
    plugins: [],
    canInstallPlugins: false,
    runners: [],
    progress: { ...progress },
  };
}

/** The address of the page that shows an imported item. */
export function addressOf(
  { kind, key, target }: Pick<ListedResult, 'kind' | 'key' | 'target'>,
  origin: string,
): string {
  return origin + kindOf(kind).path(target ?? key);
}

const progressOf = ({ done, total }: Progress = { done: 0, total: 0 }): Progress => ({
  done,
  total,
});

/** The pictures of an import; undefined for a kit without any. */
function picturesOf(
  { database }: Site,
  { id, pictures: { hosts, count } }: ImportRecord,
): ImportSession['pictures'] {
  if (count === 0) return undefined;
  const { fetched, total } = pictureCounts(database, id);
  const all = { hosts: [...hosts], count };
  return total === 0 ? all : { ...all, fetched, failed: [...failedPictures(database, id)] };
}

function headOf(site: Site, record: ImportRecord): Omit<ImportSession, 'conflicts' | 'runners'> {
  const { database, kits } = site;
  const { id, state, manifest, leftOut, started, ended } = record;
  const pictures = picturesOf(site, record);
  return {
    session: id,
    state: apiStates[state],
    manifest,
    ...(leftOut.length > 0 && { left_out: [...leftOut] }),
    ...(pictures && { pictures }),
    plugins: (manifest.plugins ?? []).map((plugin) => pluginOf(database, plugin)),
    canInstallPlugins: kits.mayInstallPlugins ?? true,
    ...(started !== null && { started }),
    ...(ended !== null && { ended }),
  };
}

function pluginOf(
  database: Database,
  plugin: NonNullable<KitManifest['plugins']>[number],
): ImportSession['plugins'][number] {
  const state = kinds.plugin.read(database, plugin.plugin)?.state ?? 'missing';
  const isMissing = state === 'missing' && !pluginInDirectory(plugin.plugin);
  return { ...plugin, state, ...(isMissing && { isAvailable: false }) };
}

/** The states in the API. An import that is partly reverted can be reverted again. */
const apiStates: Readonly<Record<ImportRecord['state'], ImportSession['state']>> = {
  opening: 'opening',
  opened: 'opened',
  running: 'running',
  completed: 'completed',
  reverting: 'completed',
  reverted: 'reverted',
  removed: 'reverted',
};

/** The results of all items, by step. */
async function resultsOf(
  { database }: Site,
  { id }: ImportRecord,
  origin: string,
): Promise<Map<string, Imported>> {
  const results = new Map<string, Imported>();
  for await (const item of allResults(database, id)) {
    const { runner, part, section, title, outcome } = item;
    const url = outcome === 'missing' ? {} : { url: addressOf(item, origin) };
    const list = results.get(runner) ?? [];
    list.push({ part, section, title, outcome, ...url });
    results.set(runner, list);
  }
  return results;
}
