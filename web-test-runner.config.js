import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserTestFiles, bundleBrowserTests, servesFrom } from './scripts/browser-tests.js';
import { chromiumArguments, chromiumPath } from './scripts/chromium.js';

/** `npx wtr --files test/a.test.ts …` bundles and runs those files only. */
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
 * The runner opens many test files in one window, one after the other, and leaves each for `about:blank`.
 * There, a file's emulation and history end: of 50 entries Chromium drops those that scripts have added, so
 * that going back would leave the page.
 */
async function clearedAfterUse(page) {
  const debuggee = await page.createCDPSession();
  // A form with unsent text asks before it is left: without an answer, the window would never reach its next file.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  const goto = page.goto.bind(page);
  page.metricsOfThread = async () => {
    await debuggee.send('Performance.enable', { timeDomain: 'threadTicks' });
    return debuggee.send('Performance.getMetrics');
  };
  // The runner ends a page that never loads.
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

/**
 * Adds the command `thread-time`: the milliseconds that the processor has spent on scripts and layout of the
 * test's window so far, whatever else the machine does. The browser's own work for styles and paint, which
 * depends on the number of frames, does not count.
 */
const threadTime = {
  name: 'thread-time-command',
  async executeCommand({ command, session }) {
    if (command !== 'thread-time') return undefined;
    const { metrics } = await session.browser.getPage(session.id).metricsOfThread();
    const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
    return of('ScriptDuration') + of('LayoutDuration');
  },
};

/** Passes the counts to `scripts/test.js`, which adds up all runs. */
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
      // A tab in the background paints no frames, and its observers report nothing.
      createPage: async ({ context }) => clearedAfterUse(await context.newPage({ type: 'window' })),
      launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    }),
  ],
  // Under load, tests are slow, not wrong.
  testFramework: { config: { timeout: 120_000 } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  // Tests cause warnings on purpose; only those around a failure are of interest.
  filterBrowserLogs: (_log, { passed }) => !passed,
  reporters: [defaultReporter(), countReporter],
  plugins: [threadTime],
  middleware: [servesFrom(folder)],
};
