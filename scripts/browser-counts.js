import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter of the browser tests: passes their counts and failures to `scripts/step.js`, and prints the slowest files. */
export const countReporter = {
  onTestRunFinished({ sessions }) {
    if (!process.env.COUNTS_FILE) return;
    if (sessions.length > 10) printSlowest(sessions);
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
    for (const session of sessions) addFile(counts, session);
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  },
};

/** Prints the ten files whose tests took longest, and the sum of all. */
function printSlowest(sessions) {
  const times = sessions
    .map(({ testFile, testResults }) => ({
      file: relative(process.cwd(), testFile),
      seconds: (testResults ? timeOf(testResults) : 0) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds);
  const sum = times.reduce((total, { seconds }) => total + seconds, 0);
  console.log(`The tests took ${Math.round(sum)} s in all windows. The slowest files:`);
  for (const { file, seconds } of times.slice(0, 10))
    console.log(`  ${seconds.toFixed(1)} s: ${file}`);
}

/** The milliseconds of a suite's tests. */
const timeOf = ({ tests, suites }) =>
  [...tests.map(({ duration }) => duration ?? 0), ...suites.map(timeOf)].reduce(
    (sum, time) => sum + time,
    0,
  );

function addFile(counts, { testFile, testResults, errors, passed }) {
  const file = relative(process.cwd(), testFile);
  if (testResults) addSuite(counts, testResults, [file]);
  if (passed || (errors.length === 0 && testResults)) return;
  counts.failed++;
  counts.failures.push(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
}

function addSuite(counts, { tests, suites }, path) {
  for (const { name, skipped, passed, error } of tests) {
    counts[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
    if (!skipped && !passed) {
      counts.failures.push(`${[...path, name].join(' › ')}: ${error?.message}`);
    }
  }
  for (const suite of suites) addSuite(counts, suite, [...path, suite.name]);
}
