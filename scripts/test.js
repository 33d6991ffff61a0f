/** `npm test`: everything that must hold. It ends with one line: `N passed, N failed`. */
import { readdirSync } from 'node:fs';
import { runSteps } from './run-steps.js';

/** The kinds of Node tests that take longest: they open a browser, or start servers and compilers. */
const slow = ['test/site/', 'test/demo/', 'test/package/'];

/** The tests that run in Node, the slow ones first, so that no worker is left with one at the end. */
function nodeTests() {
  const rank = (file) => (slow.findIndex((folder) => file.startsWith(folder)) + 1 || 9) - 1;
  return readdirSync('test', { recursive: true })
    .map((name) => `test/${name}`)
    .filter((file) => /\.node\.test\.ts$|^test\/rules\/.*\.test\.ts$/.test(file))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

const mocha = 'npx mocha --parallel --jobs 2 --reporter scripts/count-reporter.cjs';

// A step without counts of its own is one test: it holds or it does not. The longest come first.
await runSteps([
  { title: 'build', command: 'npm run -s build', weight: 2 },
  { title: 'browser tests', command: 'npx wtr', isRunner: true, weight: 2 },
  {
    title: 'Node and site tests',
    command: `${mocha} ${nodeTests().join(' ')}`,
    isRunner: true,
    weight: 2,
    after: 'build',
  },
  { title: 'types', command: 'npx tsc' },
  { title: 'manifest is true to the contracts', command: 'npx tsx scripts/manifest.ts --check' },
  { title: 'lint and format', command: 'npx biome check .' },
  { title: 'size', command: 'npx tsx scripts/size.ts', after: 'build' },
]);
