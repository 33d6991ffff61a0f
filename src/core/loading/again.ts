import { library, type RegistryEntry } from './library';

/** How often code did not come. */
let failures = 0;

/** How many other names of the folder were tried. */
let names = 0;

/** The folder that code comes from: another name of ours, once a file that others share did not come. */
let folder: string | undefined;

/** Takes note that code did not come. */
export function noteFailure(): void {
  failures++;
}

/**
 * Asks for an element's code, under an address of its own where code did not come before: in Firefox an
 * address whose script has failed stays failed until the page is left. Where that does not help, a file
 * that it shares with others has failed. Then all files are asked for under another name of the folder,
 * unless elements live on the first ones: two copies of what they share would not know of each other.
 */
export async function askedAgain({ load }: RegistryEntry): Promise<unknown> {
  if (!failures) return load();
  const asked = folder;
  try {
    return await load(`?again=${failures}`, asked);
  } catch (error) {
    if (Object.keys(library.registry).some((tag) => customElements.get(tag))) throw error;
    // Another element may have gone on to another name meanwhile, and all live on the same copy.
    if (folder === asked)
      folder = otherName(new URL(/* @vite-ignore */ '.', import.meta.url).href, ++names);
    return load('', folder);
  }
}

/** The same folder with letters of its name percent-encoded, which imports relative to a file in it keep. */
function otherName(address: string, count: number): string {
  return address.replace(/(?<=\/)[^/]+(?=\/$)/, (name) =>
    name.replace(/[a-z]/gi, (letter, at: number) =>
      (count >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );
}
