import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserTestFiles, bundleBrowserTests, servesFrom } from './scripts/browser-tests.js';
import { chromiumArguments, chromiumPath } from './scripts/chromium.js';

/** `npx wtr --files test/a.test.ts …` bundles and runs those alone. */
const { values, positionals } = parseArgs({
  options: { files: { type: 'string', multiple: true } },
  allowPositionals: true,
  strict: false,
});
const asked = [...(values.files ?? []), ...positionals];
const react = process.env.NH_REACT;
const files = browserTestFiles(asked.length > 0 ? asked : 'test/**', { react });
const folder = mkdtempSync(join(tmpdir(), 'nh-browser-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await bundleBrowserTests(files, { folder, react });

/**
 * The runner opens many test files in one window, one after the other, and leaves it by `about:blank`.
 * What a file has emulated, and its history, end there: of 50 entries Chromium drops what scripts have
 * added, so that going back would leave the page.
 */
async function clearedAfterUse(page) {
  const debuggee = await page.createCDPSession();
  const goto = page.goto.bind(page);
  // A page that never comes is ended by the runner.
  page.setDefaultNavigationTimeout(0);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (url === 'about:blank') {
      await page.emulateMediaFeatures([]);
      await debuggee.send('Page.resetNavigationHistory');
    }
    return response;
  };
  return page;
}

/** Hands the counts to `scripts/test.js`, which adds up all runs. */
const countReporter = {
  onTestRunFinished({ sessions }) {
    if (!process.env.COUNTS_FILE) return;
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const count = ({ tests, suites }) => {
      for (const test of tests)
        counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
      suites.forEach(count);
    };
    for (const { testResults, errors, passed } of sessions) {
      if (testResults) count(testResults);
      if (!passed && (errors.length > 0 || !testResults)) counts.failed++;
    }
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  },
};

export default {
  files,
  concurrency: 2,
  browsers: [
    chromeLauncher({
      // A tab in the background paints no frames, and its observers are silent.
      createPage: async ({ context }) => clearedAfterUse(await context.newPage({ type: 'window' })),
      launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    }),
  ],
  // Under load tests are slow, not wrong.
  testFramework: { config: { timeout: 120_000 } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  // Tests provoke warnings; who reads the report wants those around a failure.
  filterBrowserLogs: (_log, { passed }) => !passed,
  reporters: [defaultReporter(), countReporter],
  middleware: [servesFrom(folder)],
};
