/**
 * `npm start`: builds the library's page layout if a source is newer, then runs the demo site with a
 * library service; with `LIBRARY_URL`, uses the service there. `npm run dev` needs no build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { startLibrary } from './library-process.js';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);

function changedAt(path) {
  return statSync(path).mtimeMs;
}

function isStale(built) {
  if (!existsSync(built)) return true;
  const sources = ['src', 'scripts/build']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return [...sources, 'vite.config.ts', 'package-lock.json'].some(
    (source) => changedAt(source) > changedAt(built),
  );
}

if (process.env.NH_SOURCE !== '1' && isStale('dist/cdn/autoload.js')) {
  console.log('Building the library …');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'cdn', '--logLevel', 'warn'];
  execFileSync(process.execPath, vite, { stdio: 'inherit' });
}

process.env.LIBRARY_URL ||= (await startLibrary()) ?? '';
register();
await import('../demo/server/main.ts');
