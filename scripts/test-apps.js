/**
 * `npm run test:apps`: tests the package as users get it. The packed library is installed from its tarball
 * into throw-away apps, which are type-checked, built and run; downloads their dependencies from npm's
 * registry.
 */
import { mocha } from './node-tests.js';
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'throw-away apps',
    command: `${mocha()} test/apps/*.apps.ts`,
    isRunner: true,
    after: 'build',
  },
]);
