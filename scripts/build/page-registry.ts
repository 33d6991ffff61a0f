import type { Plugin } from 'vite';

/** Marks the place of a shared file's name in autoload, until the files are named. */
const PLACE = /shared-file:(\w+)/g;

/**
 * Writes the registry of a page layout. The addresses of a layout follow from a tag and the build
 * (`chunks/define/<name>-<build>.js`), so autoload, which every page loads, holds each tag once: some 12 bytes a tag instead of 25,
 * compressed.
 *
 * @param build see `buildId`
 * @param isLeftOut whether the layout lacks an element
 */
export function pageRegistry(build: string, isLeftOut: (name: string) => boolean): Plugin {
  return {
    name: 'page-registry',
    // Before the types are removed, because the registry is read in its generated form.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/registry.ts')) return undefined;
      return registryText(
        entriesOf(code).filter(({ name }) => !isLeftOut(name)),
        build,
      );
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      const edited = code.replace(PLACE, (_place, name) => fileOf(name));
      return edited === code ? null : { code: edited, map: null };

      function fileOf(name: string): string {
        const found = Object.values(chunks).find((chunk) => chunk.name === name);
        if (!found) throw new Error(`${fileName} is to ask for ${name}, which is not built.`);
        return found.fileName;
      }
    },
  };
}

/** What the registry knows of a tag. */
interface Entry {
  /** The tag without `nh-`. */
  readonly name: string;
  readonly loading: string;
  /** The selector of printed markup, for a tag that may draw. */
  readonly printed: string | undefined;
  /** Whether the element only wraps content. */
  readonly isBackdrop: boolean;
}

/** The entries of `src/registry.ts`, read from its text. */
export function entriesOf(code: string): Entry[] {
  return [...code.matchAll(/'nh-([\w-]+)': \{(.*?)\n?\s*\},\n/gs)].map(([, name, text = '']) => ({
    name: name as string,
    loading: /loading: '(\w+)'/.exec(text)?.[1] as string,
    printed: /printed: '([^']*)'/.exec(text)?.[1],
    isBackdrop: text.includes('isBackdrop: true'),
  }));
}

/**
 * The code of a list of groups with the same metadata: names, mode, selector and whether they are backdrops, without
 * trailing defaults. The names are one text, the shortest list of words that JavaScript has.
 */
function groupsOf(entries: readonly Entry[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, loading, printed, isBackdrop } of entries) {
    const metadata = `${JSON.stringify(loading)},${JSON.stringify(printed) ?? ''},${isBackdrop ? 1 : ''}`;
    groups.set(metadata, [...(groups.get(metadata) ?? []), name]);
  }
  const rows = [...groups].map(
    ([metadata, names]) => `['${names.join(' ')}',${metadata.replace(/,+$/, '')}]`,
  );
  return `[${rows}]`;
}

/** The code of a list: the shared files of a tag with this kind of printed markup. */
function sharedFiles(kind: string): string {
  const [core, built, form] = ['core', 'built', 'form'].map((name) => `'shared-file:${name}'`);
  // A module that is imported twice loads once.
  return `[${core}, ${kind} === '*' ? ${built} : ${kind} === 'form' ? ${form} : ${core}]`;
}

function registryText(entries: readonly Entry[], build: string): string {
  return `
    export const registry = {};
    for (const [names, loading, printed, isBackdrop] of ${groupsOf(entries)}) {
      const shared = ${sharedFiles('printed')};
      for (const name of names.split(' ')) {
        registry['nh-' + name] = {
          loading,
          isBackdrop,
          printed,
          // After an update of the server, the entry leads to the new build. The query passes by caches.
          load: (again, folder) => {
            // Shared files are requested with the module, not a level later. Their failure is the module's.
            for (const file of shared) import(folder + file).catch(() => {});
            return import(folder + 'chunks/define/' + name + '-${build}.js' + again).catch(() =>
              import(folder + 'define/' + name + '.js' + (again || '?${build}')));
          },
          loadBody: printed == null ? printed : () => import('./chunks/body/' + name + '-${build}.js'),
        };
      }
    }`;
}
