/**
 * `npm run test:tools`: tests the administrators' screens, kits and libraries, in a browser on the demo
 * site with its library service; and that service on PostgreSQL.
 */
import { mocha, toolTests } from './node-tests.js';
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'site tests of the kit tools and libraries',
    command: `${mocha} ${toolTests().join(' ')}`,
    isRunner: true,
    after: 'build',
  },
  {
    title: 'the library service on PostgreSQL',
    command: 'node scripts/test-postgres.js',
    isRunner: true,
  },
]);
