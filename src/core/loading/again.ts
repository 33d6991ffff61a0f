import { library, type RegistryEntry } from './library';

/** How often an element's code did not come. */
let failures = 0;

/** The folder that code comes from: ours, or another name of it once a file that others share did not come. */
let folder = './';

/** How many other names of the folder were tried. */
let names = 0;

/**
 * Asks for an element's code, under an address of its own where code did not come before: in Firefox an
 * address whose script has failed stays failed until the page is left. Where that does not help, a file
 * that it shares with others has failed. Then all files are asked for under another name of the folder,
 * unless elements live on the first ones: two copies of what they share would not know of each other.
 */
export async function askedAgain(tag: string): Promise<unknown> {
  const { load } = library.registry[tag] as RegistryEntry;
  const asked = folder;
  const again = failures ? `?again=${failures}` : '';
  try {
    return await load(again, asked);
  } catch (error) {
    failures++;
    const isAnyAlive = Object.keys(library.registry).some((one) => customElements.get(one));
    if (!again || isAnyAlive) throw error;
    // Another element may have gone on to another name meanwhile, and all live on the same copy.
    if (folder === asked) folder = otherName(++names);
    return load('', folder);
  }
}

/** Our folder with the first letters of its name percent-encoded, which imports relative to a file in it keep. */
function otherName(count: number): string {
  return import.meta.url.replace(/(?<=\/)([^/]+\/)[^/]*$/, (_, name: string) =>
    name.replace(/[a-z]/gi, (letter, at: number) =>
      at < count ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );
}
