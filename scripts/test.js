/**
 * `npm test`: everything that must hold. Runs all steps, whatever fails, and ends with one line:
 * `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.js';
import { verdict } from './step.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nh-test-'));
const options = { root, counts: join(folder, 'counts.json'), minutes: 10 };

/**
 * A step without counts of its own is one test: it holds or it does not. A runner drives a browser and
 * hands its counts over.
 */
const steps = [
  { title: 'build', command: 'npm run -s build' },
  { title: 'lint and format', command: 'npx biome check .' },
  { title: 'types', command: 'npx tsc' },
  {
    title: 'manifest is true to the contracts',
    command: 'npx tsx scripts/manifest.ts --check',
  },
  { title: 'size', command: 'npx tsx scripts/size.ts' },
  {
    title: 'Node and site tests',
    command:
      'npx mocha --parallel --jobs 2 --reporter scripts/count-reporter.cjs test/**/*.node.test.ts test/rules/**/*.test.ts',
    isRunner: true,
  },
  { title: 'browser tests', command: 'npx wtr', isRunner: true },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const missing = findChromium();
for (const step of steps) {
  console.log(`\n── ${step.title}`);
  const started = Date.now();
  const { passed, failed, skipped, reason } = await verdict(step, { ...options, missing });
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${step.title}: ${failed === 0 ? 'holds' : `FAILED${reason}`} (${seconds} s)`);
}
rmSync(folder, { recursive: true });

if (missing) console.error(`\n${missing}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Names Chromium to all steps; returns why there is none. */
function findChromium() {
  try {
    process.env.CHROME_PATH = chromiumPath();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
