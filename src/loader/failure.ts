import type { Registry, RegistryEntry } from './loadable-code';
import { renewPreloads } from './preloads';

export { renewPreloads };

/** Marks a page on which the shared core runs (`core/dom/page-wide.ts`). */
const CORE = Symbol.for('nh-elements/adopters');

/** Number of retries, which makes each address new. This file is loaded after the first failure. */
let failures = 0;

/** Folder of the code: our own, or an alias after a shared file failed to load. */
let folder = './';

/** Number of folder aliases that were tried. */
let aliases = 0;

/**
 * Retries loading an element's code under a new address, because in Firefox the address of a failed module
 * stays failed until navigation. If that fails too, a shared file has failed. All files are then requested
 * under an alias of the folder, unless the shared code already runs: a second copy would have a separate state.
 */
export async function retry(tag: string, registry: Registry, autoload: string): Promise<unknown> {
  const { load } = registry[tag] as RegistryEntry;
  const asked = folder;
  try {
    return await load(`?again=${++failures}`, asked);
  } catch (error) {
    if (CORE in globalThis) throw error;
    // Another element may already have switched to an alias; all elements must use the same copy.
    if (folder === asked) folder = folderAlias(autoload, ++aliases);
    return load('', folder);
  }
}

/** Percent-encodes the first letters of our folder name. Relative imports of its files keep this alias. */
function folderAlias(autoload: string, count: number): string {
  return autoload.replace(/(?<=\/)([^/]+\/)[^/]*$/, (_, name: string) =>
    name.replace(/[a-z]/gi, (letter, at: number) =>
      at < count ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );
}
