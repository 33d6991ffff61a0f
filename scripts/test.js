/**
 * `npm test`: runs the checks of every change. The last line is `N passed, N failed`.
 *
 * The page editor, kits and libraries are tested by `npm run test:tools`, so that this command ends within 8 minutes.
 */
import { visitorBrowserTests } from './browser-test-files.js';
import { mocha, nodeTests } from './node-tests.js';
import { runSteps } from './run-steps.js';

// A step without counts is one test, which passes or fails. The longest steps come first.
await runSteps([
  { title: 'build', command: 'npm run -s build', weight: 2 },
  {
    title: 'browser tests',
    command: `npx wtr --files ${visitorBrowserTests().join(' ')}`,
    isRunner: true,
    weight: 2,
  },
  {
    title: 'Node tests',
    command: `${mocha()} ${nodeTests().join(' ')}`,
    isRunner: true,
    weight: 2,
    after: 'build',
  },
  { title: 'types', command: 'npx tsc' },
  { title: 'manifest is true to the contracts', command: 'npx tsx scripts/manifest.ts --check' },
  { title: 'lint and format', command: 'npx biome check .' },
  { title: 'size', command: 'npx tsx scripts/size.ts', after: 'build' },
]);
