import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { entriesOf } from './page-registry.ts';
import { besideDefine } from './side-by-side.ts';
import { stableName } from './stable-entries.ts';
import { withImports } from './with-imports.ts';

/** The files that a tag needs to become live; paths below the folder of the layout. */
interface PreloadFiles {
  /**
   * The tag's own module if the tag loads at once. If it is printed as a script too, it runs with the page's other
   * scripts, before anything that they put off.
   */
  readonly script?: readonly string[];
  /** For a tag with markup inside, which a controller enhances. */
  readonly printed: readonly string[];
  /** For a bare tag, whose body is drawn. */
  readonly bare: readonly string[];
}

/** The files that an adopted page needs beside those of the tags of its nodes. */
interface AdoptionFiles {
  /** Needed at once. */
  readonly page: readonly string[];
  /** Needed at once in addition if the page has the builder's own configuration. */
  readonly configured: readonly string[];
  /** Needed when a node is due. */
  readonly node: readonly string[];
  /** Needed in addition when a node in the first viewport has an entrance animation. */
  readonly entrance: readonly string[];
}

/** The file of each language's messages, by the language's code. A page in that language needs it with its elements. */
type LanguageFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Writes `preload.json`: the files of each tag, those of adoption, and those of languages. A CMS prints a `modulepreload` link for each
 * file of the tags on a page, so that no level of imports delays them.
 */
export const preloadList: Plugin = {
  name: 'preload-list',
  generateBundle(_, bundle) {
    const lists: Record<string, PreloadFiles | AdoptionFiles | LanguageFiles> = {
      adoption: {
        page: chunkFiles('adoption', bundle),
        configured: chunkFiles('builder-config', bundle),
        node: chunkFiles('adopted-nodes', bundle),
        entrance: chunkFiles('motion', bundle),
      },
      languages: languageFiles(bundle),
    };
    const entries = entriesOf(readFileSync('src/registry.ts', 'utf8'));
    for (const { fileName } of Object.values(bundle)) {
      const name = /^define\/(.+)/.exec(stableName(fileName) ?? '')?.[1];
      if (!name) continue;
      const isAtOnce = entries.some((entry) => entry.name === name && entry.loading === 'eager');
      const script = isAtOnce && { script: [fileName] };
      lists[`nh-${name}`] = { ...script, ...filesOf(name, fileName, bundle) };
    }
    const source = `${JSON.stringify(lists, null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'preload.json', source });
  },
};

function filesOf(name: string, file: string, bundle: Rolldown.OutputBundle): PreloadFiles {
  const define = [...withImports(file, bundle), ...besideDefine(file, bundle)];
  const body = withImports(file.replace('/define/', '/body/'), bundle);
  const bare = [...new Set([...define, ...body])];
  return { printed: hasController(name, file, bundle) ? define : bare, bare };
}

function languageFiles(bundle: Rolldown.OutputBundle): LanguageFiles {
  const named = Object.keys(bundle).flatMap((file) => {
    const code = /^chunks\/language\/(\w+)-/.exec(file)?.[1];
    return code ? [[code, [file]] as const] : [];
  });
  return Object.fromEntries(named);
}

/** A file that is known by the name of its chunk alone, and all files that it imports. */
function chunkFiles(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  return chunk ? withImports(chunk.fileName, bundle) : [];
}

/** Whether the define module includes a controller. */
function hasController(name: string, file: string, bundle: Rolldown.OutputBundle): boolean {
  const chunk = bundle[file];
  const modules = chunk?.type === 'chunk' ? chunk.moduleIds : [];
  return modules.some((id) => id.endsWith(`/${name}.enhance.ts`));
}
