import type { Plugin, Rolldown } from 'vite';
import { besideDefine } from './side-by-side.ts';
import { withImports } from './with-imports.ts';

/** The files that a tag needs to live, by how it is printed; paths below the layout's folder. */
interface PreloadFiles {
  /** With markup inside that a controller brings alive. */
  readonly printed: readonly string[];
  /** Bare: its body is drawn. */
  readonly bare: readonly string[];
}

/** The files that an adopted page needs beside those of the tags that would be around its nodes. */
interface AdoptionFiles {
  /** At once. */
  readonly page: readonly string[];
  /** Where a node is due. */
  readonly node: readonly string[];
}

/**
 * Writes `preload.json`: the files of each tag, and those of adoption. A CMS prints a `modulepreload` link
 * for each file of the tags on a page, and no level of imports is waited for.
 */
export const preloadList: Plugin = {
  name: 'preload-list',
  generateBundle(_, bundle) {
    const lists: Record<string, PreloadFiles | AdoptionFiles> = {
      adoption: { page: chunkFiles('adoption', bundle), node: chunkFiles('adopted-nodes', bundle) },
    };
    for (const { fileName } of Object.values(bundle)) {
      const name = /^define\/([\w-]+)\.js$/.exec(fileName)?.[1];
      if (name) lists[`nh-${name}`] = filesOf(name, bundle);
    }
    const source = `${JSON.stringify(lists, null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'preload.json', source });
  },
};

function filesOf(name: string, bundle: Rolldown.OutputBundle): PreloadFiles {
  const file = `define/${name}.js`;
  const define = [...withImports(file, bundle), ...besideDefine(file, bundle)];
  const body = withImports(`body/${name}.js`, bundle);
  const bare = [...new Set([...define, ...body])];
  return { printed: hasController(name, bundle) ? define : bare, bare };
}

/** A file that has no address of its own, by what the bundler calls it, and all that it imports. */
function chunkFiles(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  return chunk ? withImports(chunk.fileName, bundle) : [];
}

/** True where the define module brings a controller with it. */
function hasController(name: string, bundle: Rolldown.OutputBundle): boolean {
  const chunk = bundle[`define/${name}.js`];
  const modules = chunk?.type === 'chunk' ? chunk.moduleIds : [];
  return modules.some((id) => id.endsWith(`/${name}.enhance.ts`));
}
