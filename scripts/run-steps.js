import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.js';
import { scheduled } from './schedule.js';
import { verdict } from './step.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * The maximum total weight of parallel steps. A step runs two tests at a time, which wait half of the time,
 * so this number keeps two cores busy.
 */
const ROOM = 4;

/**
 * Runs all steps in parallel, also after a failure. Prints a line for each, with the output of a failed
 * one, and finally the failed tests and `N passed, N failed`; sets the exit code.
 *
 * @param steps `title`, and the options of `verdict()` and `scheduled()`
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'nh-test-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const missing = findChromium();
  const run = async (step) => {
    const started = Date.now();
    const counts = join(folder, `${steps.indexOf(step)}.json`);
    const verdictOfStep = await verdict(step, { root, counts, minutes: 30, missing });
    report(step, verdictOfStep, Math.round((Date.now() - started) / 1000));
    for (const kind in total) total[kind] += verdictOfStep[kind];
    failures.push(...verdictOfStep.failures);
  };
  await scheduled(steps, ROOM, run);
  rmSync(folder, { recursive: true });

  if (missing) console.error(`\n${missing}`);
  // Once more at the end: a log may be cut at its beginning.
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function report({ title, isRunner }, { passed, failed, reason, output }, seconds) {
  const counted = isRunner ? `${passed} passed, ${failed} failed` : 'holds';
  if (failed === 0) return console.log(`── ${title}: ${counted} (${seconds} s)`);
  console.log(`\n${output}\n── ${title}: FAILED${reason} (${seconds} s)\n`);
}

/** Sets the path of Chromium for all steps; returns the reason if there is none. */
function findChromium() {
  try {
    process.env.CHROME_PATH = chromiumPath();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
