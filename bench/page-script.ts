import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** A page of `bench/` as one classic script in its production build; no file is written. */
export async function pageScript(file: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(file, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built?.output[0].code;
  if (script === undefined) throw new Error(`bench/${file} was built to nothing.`);
  return script;
}
