import { writeFileSync } from 'node:fs';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import koaConnect from 'koa-connect';
import { createServer } from 'vite';
import { chromiumArguments, chromiumPath } from './scripts/chromium.js';
import { sourceDependencies } from './scripts/source-dependencies.js';

/** The runner serves this itself; neither Vite's resolver nor its optimizer may look for it. */
const RUNNER_SOCKET = '/__web-dev-server__web-socket.js';

const leaveSocketAlone = {
  name: 'leave-the-runner-its-socket',
  enforce: 'pre',
  resolveId: (id) => (id === RUNNER_SOCKET ? { id, external: true } : null),
};

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [leaveSocketAlone],
  optimizeDeps: {
    // Found late, a dependency would reload the page in the middle of a test.
    include: [
      ...sourceDependencies,
      '@open-wc/testing',
      '@web/test-runner-commands',
      'axe-core',
      'chai',
      'fast-check',
      'lit-html',
    ],
    rolldownOptions: { plugins: [leaveSocketAlone], external: [RUNNER_SOCKET] },
  },
});
const serve = koaConnect(vite.middlewares);

/**
 * The runner opens many test files in one window, one after the other, and leaves it by `about:blank`.
 * What a file has emulated, and its history, end there: of 50 entries Chromium drops what scripts have
 * added, so that going back would leave the page.
 */
async function clearedAfterUse(page) {
  const debuggee = await page.createCDPSession();
  const goto = page.goto.bind(page);
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
  files: ['test/**/*.test.{ts,tsx}', '!test/**/*.node.test.ts'],
  concurrency: 2,
  browsers: [
    chromeLauncher({
      // A tab in the background paints no frames, and its observers are silent.
      createPage: async ({ context }) => clearedAfterUse(await context.newPage({ type: 'window' })),
      launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    }),
  ],
  testFramework: { config: { timeout: 10_000 } },
  testsFinishTimeout: 240_000,
  reporters: [defaultReporter(), countReporter],
  middleware: [
    (context, next) =>
      context.path === '/' || context.path.startsWith('/__web') ? next() : serve(context, next),
  ],
  plugins: [{ name: 'close-vite', serverStop: () => vite.close() }],
};
