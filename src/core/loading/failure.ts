import type { Registry, RegistryEntry } from './library';
import { renewPreloads } from './preloads';

export { renewPreloads };

/** How often an element's code did not come; this file itself is fetched after the first time. */
let failures = 0;

/** The folder that code comes from: ours, or another name of it once a file that others share did not come. */
let folder = './';

/** Milliseconds in which a page is gone that is being left, once WebKit has failed what is on its way. */
const MOMENT = 250;

/** How many other names of the folder were tried. */
let names = 0;

/**
 * Asks again for an element's code, under an address of its own: in Firefox an address whose script has
 * failed stays failed until the page is left. Where that does not help, a file that it shares with
 * others has failed. Then all files are asked for under another name of the folder, unless elements live
 * on the first ones: two copies of what they share would not know of each other.
 */
export async function askAgain(
  tag: string,
  registry: Registry,
  autoload: string,
): Promise<unknown> {
  const { load } = registry[tag] as RegistryEntry;
  const asked = folder;
  try {
    return await load(`?again=${++failures}`, asked);
  } catch (error) {
    if (Object.keys(registry).some((one) => customElements.get(one))) throw error;
    // Another element may have gone on to another name meanwhile, and all live on the same copy.
    if (folder === asked) folder = otherName(autoload, ++names);
    return load('', folder);
  }
}

/**
 * Tells the console that code did not come, where the page stays: WebKit fails whatever is on its way when
 * a page is left, and the timers of one that is gone do not end. With the network gone this file does not
 * come either, and the browser's own lines have to do.
 */
export async function tellFailure(tag: string, error: unknown): Promise<void> {
  void renewPreloads();
  await new Promise((resolve) => setTimeout(resolve, MOMENT));
  // Core's guard against what replaces the console would bring a file of its own.
  try {
    console.error(
      `<${tag}>: its code did not come, so the page's own HTML serves. ` +
        'Check that the whole library folder was published.',
      error,
    );
  } catch {
    // An error tracker's own failure is its own affair.
  }
}

/** Our folder with the first letters of its name percent-encoded, which imports relative to a file in it keep. */
function otherName(autoload: string, count: number): string {
  return autoload.replace(/(?<=\/)([^/]+\/)[^/]*$/, (_, name: string) =>
    name.replace(/[a-z]/gi, (letter, at: number) =>
      at < count ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );
}
