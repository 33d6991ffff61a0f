/** `npm test`: everything that must hold. It ends with one line: `N passed, N failed`. */
import { mocha, nodeTests } from './node-tests.js';
import { runSteps } from './run-steps.js';

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
