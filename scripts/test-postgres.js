/**
 * A step of `npm run test:tools`: runs the tests of the library service, and of the site beside it, on PostgreSQL.
 * Without PostgreSQL, the reason is printed and the tests are skipped.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mocha, storageTests } from './node-tests.js';
import { startPostgres } from './postgres.js';

const { url, stop, missing } = startPostgres();
if (missing) {
  console.log(`${missing} The tests on PostgreSQL were skipped.`);
  const { COUNTS_FILE } = process.env;
  if (COUNTS_FILE) writeFileSync(COUNTS_FILE, JSON.stringify({ passed: 0, failed: 0, skipped: 1 }));
} else {
  const [program, ...args] = mocha().split(' ');
  const env = { ...process.env, LIBRARY_TEST_DATABASE: url };
  const { status } = spawnSync(
    program,
    [...args, ...(process.argv.length > 2 ? process.argv.slice(2) : storageTests())],
    { stdio: 'inherit', env },
  );
  stop();
  process.exitCode = status ?? 1;
}
