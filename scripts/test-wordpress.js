/**
 * `npm run test:wordpress`: installs the built plugin in a real WordPress, and tests it in a browser. Downloads
 * WordPress from npm's registry; needs PHP, and installs Debian's where it may.
 */
import { mocha } from './node-tests.js';
import { runSteps } from './run-steps.js';

await runSteps([
  { title: 'WordPress and PHP from npm', command: 'npx tsx scripts/wordpress/fetch.ts' },
  {
    title: 'build of the plugin',
    command: 'npm run -s build:wordpress',
    after: 'WordPress and PHP from npm',
  },
  {
    title: 'the plugin in WordPress',
    command: `${mocha()} test/wordpress/*.node.test.ts`,
    isRunner: true,
    after: 'build of the plugin',
  },
]);
