const { writeFileSync } = require('node:fs');
const { Runner, reporters } = require('mocha');

/** Mocha's `dot`-like report, with its counts and failures handed to `scripts/step.js`. */
module.exports = class CountReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const failures = [];
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) => {
      failures.push(`${test.titlePath().join(' › ')}: ${error.message}`);
    });
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes: passed, failures: failed, pending: skipped } = runner.stats;
      if (process.env.COUNTS_FILE) {
        writeFileSync(
          process.env.COUNTS_FILE,
          JSON.stringify({ passed, failed, skipped, failures }),
        );
      }
    });
  }
};
