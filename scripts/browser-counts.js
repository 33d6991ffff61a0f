import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter of the browser tests: passes their counts and failures to `scripts/step.js`. */
export const countReporter = {
  onTestRunFinished({ sessions }) {
    if (!process.env.COUNTS_FILE) return;
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
    for (const session of sessions) addFile(counts, session);
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  },
};

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
