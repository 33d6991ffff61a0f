import type { Plugin } from 'vite';

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
  };
}

interface Entry {
  readonly name: string;
  readonly loading: string;
  /** The selector of printed markup, for a tag that may draw. */
  readonly printed: string | undefined;
  /** Whether the element only wraps content. */
  readonly isBackdrop: boolean;
}

function entriesOf(code: string): Entry[] {
  return [...code.matchAll(/'nh-([\w-]+)': \{(.*?)\n?\s*\},\n/gs)].map(([, name, text = '']) => ({
    name: name as string,
    loading: /loading: '(\w+)'/.exec(text)?.[1] as string,
    printed: /printed: '([^']*)'/.exec(text)?.[1],
    isBackdrop: text.includes('isBackdrop: true'),
  }));
}

/** The names of each kind as one text: the shortest list of words that JavaScript has. */
function namesBy(entries: readonly Entry[], key: 'loading' | 'printed'): string {
  const lists = new Map<string, string[]>();
  for (const { name, [key]: kind } of entries) {
    if (kind !== undefined) lists.set(kind, [...(lists.get(kind) ?? []), name]);
  }
  return JSON.stringify(
    Object.fromEntries([...lists].map(([kind, names]) => [kind, names.join(' ')])),
  );
}

function registryText(entries: readonly Entry[], build: string): string {
  const backdrops = entries.filter(({ isBackdrop }) => isBackdrop).map(({ name }) => name);
  return `
    const loadings = ${namesBy(entries, 'loading')};
    const drawing = ${namesBy(entries, 'printed')};
    export const registry = {};
    for (const [loading, names] of Object.entries(loadings)) {
      for (const name of names.split(' ')) {
        registry['nh-' + name] = {
          loading,
          // Where the server has another build now, the entry leads to it. The query passes by caches.
          load: (again, folder) =>
            import(folder + 'chunks/define/' + name + '-${build}.js' + again).catch(() =>
              import(folder + 'define/' + name + '.js' + (again || '?${build}'))),
        };
      }
    }
    for (const [printed, names] of Object.entries(drawing)) {
      for (const name of names.split(' ')) {
        const loadBody = () => import('./chunks/body/' + name + '-${build}.js');
        Object.assign(registry['nh-' + name], { printed, loadBody });
      }
    }
    for (const name of '${backdrops.join(' ')}'.split(' ')) registry['nh-' + name].isBackdrop = true;`;
}
