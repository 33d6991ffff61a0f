import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { countReporter } from './scripts/browser-counts.js';
import {
  browserTestFiles,
  bundleBrowserTests,
  RUNNER_SOCKET,
  servesFrom,
} from './scripts/browser-tests.js';
import { chromiumArguments, chromiumPath } from './scripts/chromium.js';

/** `npx wtr --files test/a.test.ts …` bundles and runs those files only. */
const { values, positionals } = parseArgs({
  options: { files: { type: 'string', multiple: true } },
  allowPositionals: true,
  strict: false,
});
const asked = [...(values.files ?? []), ...positionals];
const react = process.env.NH_REACT;
const found = browserTestFiles(asked.length > 0 ? asked : 'test/**', { react });
const folder = mkdtempSync(join(tmpdir(), 'nh-browser-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const files = await bundleBrowserTests(found, { folder, react });

/**
 * The runner opens many test files in one window, one after the other, and leaves each for `about:blank`.
 * There, a file's emulation, storage and history end: of 50 entries Chromium drops those that scripts have added, so
 * that going back would leave the page.
 */
async function clearedAfterUse(page) {
  const debuggee = await page.createCDPSession();
  // Of several windows one alone has the focus: in the others `:focus` matches nothing, and no focus event comes.
  await debuggee.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // A form with unsent text asks before it is left: without an answer, the window would never reach its next file.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  // Of a window that crashed, the runner says after its timeout only that the tests did not finish.
  page.on('error', ({ message }) => console.error(`A window of the tests has crashed: ${message}`));
  const goto = page.goto.bind(page);
  page.metricsOfThread = async () => {
    await debuggee.send('Performance.enable', { timeDomain: 'threadTicks' });
    return debuggee.send('Performance.getMetrics');
  };
  // The runner ends a page that never loads.
  page.setDefaultNavigationTimeout(0);
  page.goto = async (url, options) => {
    if (url !== 'about:blank') return goto(url, options);
    const { origin } = new URL(page.url());
    const response = await leave(goto, debuggee);
    await debuggee.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb',
    });
    await page.emulateMediaFeatures([]);
    await debuggee.send('Page.resetNavigationHistory');
    return response;
  };
  return page;
}

/**
 * Leaves the page of a file. If a form of the page is on its way too, Chromium may drop our navigation without a
 * word: then the page is told to leave by itself, and is asked again.
 */
async function leave(goto, debuggee) {
  for (;;) {
    try {
      return await goto('about:blank', { timeout: 20_000 });
    } catch (error) {
      if (error.name !== 'TimeoutError') throw error;
      console.error('A window of the tests did not leave its page in 20 s, and is asked again.');
    }
    // Neither is awaited: the page may be what does not answer.
    for (const [command, options] of [
      ['Page.stopLoading', {}],
      ['Runtime.evaluate', { expression: 'location.replace("about:blank")' }],
    ]) {
      debuggee.send(command, options).catch(() => {});
    }
  }
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

/**
 * Of a failed comparison the runner sends what was compared, and clones it first. Elements cannot be cloned:
 * then nothing was sent, and the runner waited for the file until its timeout.
 */
const sendableFailures = {
  name: 'sendable-failures',
  transform({ path, body }) {
    if (path !== RUNNER_SOCKET) return undefined;
    const sent = 'structuredClone(obj)';
    if (!body.includes(sent)) throw new Error(`The runner no longer sends ${sent}.`);
    return body.replace(sent, `structuredClone(obj.result ? (${withWords})(obj) : obj)`);
  },
};

/** A copy of a message with words in place of the compared values. Runs in the window of the tests. */
function withWords(message) {
  const isObject = (value) => Object(value) === value;
  const word = (key, value) =>
    (key === 'actual' || key === 'expected') && isObject(value)
      ? Object.prototype.toString.call(value)
      : value;
  return JSON.parse(JSON.stringify(message, word));
}

/** In a log, the progress would be printed every ten seconds: there, only the last one is. */
function withLastProgress(reporter) {
  const hasEnded = ({ sessions }) => sessions.every(({ status }) => status === 'FINISHED');
  return {
    ...reporter,
    getTestProgress: (state) => (hasEnded(state) ? reporter.getTestProgress(state) : []),
  };
}

export default {
  files,
  // Half of the time, a window waits for frames.
  concurrency: 3,
  browsers: [
    chromeLauncher({
      // Windows of one context would share cookies, storage and channels: a test would act on another window's.
      createPage: async ({ browser }) => {
        const context = await browser.createBrowserContext();
        // A tab in the background paints no frames, and its observers report nothing.
        return clearedAfterUse(await context.newPage({ type: 'window' }));
      },
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
  reporters: [
    process.stdout.isTTY ? defaultReporter() : withLastProgress(defaultReporter()),
    countReporter,
  ],
  plugins: [threadTime, sendableFailures],
  middleware: [servesFrom(folder)],
};
