/**
 * `npm run test:apps`: what somebody else gets. The packed library is installed from its tarball into
 * throw-away apps, which are type-checked, built and driven; asks npm's registry for what they need.
 */
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'throw-away apps',
    command:
      'npx mocha --parallel --jobs 2 --reporter scripts/count-reporter.cjs test/apps/types.apps.ts test/apps/react-18.apps.ts test/apps/react-19.apps.ts',
    isRunner: true,
    after: 'build',
  },
]);
