import type { Plugin } from 'vite';

/**
 * In a page layout every address follows from a tag (`define/<name>.js`, `body/<name>.js`), so
 * autoload, which every page loads, holds each tag once: some 12 bytes a tag instead of 25, compressed.
 *
 * @param isLeftOut says of an element that the layout does not have it
 */
export function pageRegistry(isLeftOut: (name: string) => boolean): Plugin {
  return {
    name: 'page-registry',
    // Before the types are taken out, while the file is as it was generated.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/registry.ts')) return undefined;
      return registryText(entriesOf(code).filter(({ name }) => !isLeftOut(name)));
    },
  };
}

interface Entry {
  readonly name: string;
  readonly loading: string;
  /** Of a tag that may draw. */
  readonly printed: string | undefined;
  /** It only wraps content. */
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

/** The names of each kind as one text, since a list of words is the shortest that JavaScript has. */
function namesBy(entries: readonly Entry[], key: 'loading' | 'printed'): string {
  const lists = new Map<string, string[]>();
  for (const { name, [key]: kind } of entries) {
    if (kind !== undefined) lists.set(kind, [...(lists.get(kind) ?? []), name]);
  }
  return JSON.stringify(
    Object.fromEntries([...lists].map(([kind, names]) => [kind, names.join(' ')])),
  );
}

function registryText(entries: readonly Entry[]): string {
  const backdrops = entries.filter(({ isBackdrop }) => isBackdrop).map(({ name }) => name);
  return `
    const loadings = ${namesBy(entries, 'loading')};
    const drawing = ${namesBy(entries, 'printed')};
    export const registry = {};
    for (const [loading, names] of Object.entries(loadings)) {
      for (const name of names.split(' ')) {
        registry['nh-' + name] = {
          loading,
          load: (again, folder) => import(folder + 'define/' + name + '.js' + again),
        };
      }
    }
    for (const [printed, names] of Object.entries(drawing)) {
      for (const name of names.split(' ')) {
        const loadBody = () => import('./body/' + name + '.js');
        Object.assign(registry['nh-' + name], { printed, loadBody });
      }
    }
    for (const name of '${backdrops.join(' ')}'.split(' ')) registry['nh-' + name].isBackdrop = true;`;
}
