/** `npm run test:site`: tests the demo site as its visitors use it, in a browser. */
import { mocha, siteTests } from './node-tests.js';
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'site tests',
    command: `${mocha(3)} ${siteTests().join(' ')}`,
    isRunner: true,
    after: 'build',
  },
]);
