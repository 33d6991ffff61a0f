import { build, type Rolldown } from 'vite';
import { withoutElementCode } from '../build/page-editor';
import { root } from '../contracts';

/** The script that prints imported pages in an administrator's browser, as one file. */
export async function printPagesScript(): Promise<string> {
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutElementCode],
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: 'src/editor/printing/after-import.ts', formats: ['es'] },
      rolldownOptions: {
        output: { minify: true, comments: { annotation: false }, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const file = bundle?.output[0];
  if (file?.type !== 'chunk') throw new Error('The script that prints pages was not bundled.');
  return file.code;
}
