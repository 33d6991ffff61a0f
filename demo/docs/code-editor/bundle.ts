import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('./editor.ts', import.meta.url));

/** Returns the code editor and CodeMirror as one module, which pages load at the first "Edit". */
export function editorBundle(): Promise<string> {
  bundling ??= bundle();
  return bundling;
}

let bundling: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      // Vite leaves spaces in modules of libraries.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
