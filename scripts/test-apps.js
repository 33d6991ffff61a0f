/**
 * `npm run test:apps`: tests the package as users get it. The packed library is installed from its tarball
 * into throw-away apps, which are type-checked, built and run; downloads their dependencies from npm's
 * registry.
 */
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'throw-away apps',
    // An app is installed and built before its tests: on a busy machine, that took more than three minutes.
    command:
      'npx mocha --parallel --jobs 2 --timeout 600000 --reporter scripts/count-reporter.cjs test/apps/*.apps.ts',
    isRunner: true,
    after: 'build',
  },
]);
