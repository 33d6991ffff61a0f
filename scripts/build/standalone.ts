import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles an entry into one minified text that shares nothing with any other file. */
export async function standaloneText(entry: string, format: 'es' | 'iife'): Promise<string> {
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { output: { minify: true } },
      lib: { entry, formats: [format], name: 'nh' },
    },
  })) as Rolldown.RolldownOutput[];
  const [script] = bundle?.output ?? [];
  if (script?.type !== 'chunk') throw new Error(`${entry} was bundled into no script.`);
  return script.code;
}

/**
 * The colour switcher's head snippet: one classic script with the same text in every layout, because a page's policy
 * names its hash.
 */
export function headSnippetText(): Promise<string> {
  return standaloneText('src/elements/header/color-switcher/head.ts', 'iife');
}

/**
 * The rules as a separate bundle. As an entry of the page layout they would share a file with the form, and a
 * page that only validates would load the form too.
 */
export const standaloneRules: Plugin = {
  name: 'standalone-rules',
  async generateBundle() {
    const source = await standaloneText('src/rules/index.ts', 'es');
    this.emitFile({ type: 'asset', fileName: 'rules/index.js', source });
  },
};
