/**
 * `npm run test:tools`: tests the administrators' tools (page editor, kits and libraries) in a browser, by
 * themselves and on the demo site with its library service; the servers behind them; and that service on PostgreSQL.
 */
import { toolBrowserTests } from './browser-test-files.js';
import { mocha, toolServerTests, toolTests } from './node-tests.js';
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'build', command: 'npm run -s build' },
  {
    title: 'browser tests of the tools',
    command: `npx wtr --files ${toolBrowserTests().join(' ')}`,
    isRunner: true,
    weight: 2,
  },
  {
    title: 'site tests of the kit tools and libraries',
    command: `${mocha(3)} ${toolTests().join(' ')}`,
    isRunner: true,
    weight: 2,
    after: 'build',
  },
  {
    title: 'the servers of kits and libraries',
    command: `${mocha()} ${toolServerTests().join(' ')}`,
    isRunner: true,
    weight: 2,
    after: 'build',
  },
  {
    title: 'the library service on PostgreSQL',
    command: 'node scripts/test-postgres.js',
    isRunner: true,
  },
]);
