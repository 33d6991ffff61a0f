/**
 * `npm run test:engines`: tests the demo site in Firefox, WebKitGTK and Chromium. Chromium skips the checks of
 * `test/engines/in-chromium.ts`. The last line is `N passed, N failed`.
 *
 * `npm run test:engines -- --engine firefox --only 'colour switcher'` runs the tests with this text in their title;
 * `--only color-switcher` those of a file.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { enginePrograms } from './engine-programs.js';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
  },
});

// The browsers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const engines = enginePrograms(values.engine);
const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'cdn', '--logLevel', 'warn'];
execFileSync(process.execPath, vite, { stdio: 'inherit' });

register();
const { runChecks } = await import('../test/engines/run.ts');
const { passed, failed } = await runChecks(engines, values.only);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
