/**
 * `npm test`: everything that must hold. Runs all steps, whatever fails, and ends with one line:
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nh-test-'));
const counts = join(folder, 'counts.json');

/** A step without counts of its own is one test: it holds or it does not. */
const steps = [
  ['build', ['npm', 'run', '-s', 'build']],
  ['lint and format', ['npx', 'biome', 'check', '.']],
  ['types', ['npx', 'tsc']],
  ['manifest is true to the contracts', ['npx', 'tsx', 'scripts/manifest.ts', '--check']],
  ['size', ['npx', 'tsx', 'scripts/size.ts']],
  [
    'Node and site tests',
    [
      'npx',
      'mocha',
      '--reporter',
      'scripts/count-reporter.cjs',
      'test/**/*.node.test.ts',
      'test/rules/**/*.test.ts',
    ],
  ],
  ['browser tests', ['npx', 'wtr']],
];

const total = { passed: 0, failed: 0, skipped: 0 };
process.env.CHROME_PATH = chromiumPath();
for (const [title, [command, ...args]] of steps) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  rmSync(counts, { force: true });
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, COUNTS_FILE: counts },
  });
  const counted = readCounts();
  total.passed += counted?.passed ?? (status === 0 ? 1 : 0);
  total.skipped += counted?.skipped ?? 0;
  // A runner that died, or failed without a failing test, has failed once.
  total.failed += Math.max(counted?.failed ?? 0, status === 0 ? 0 : 1);
  console.log(
    `── ${title}: ${status === 0 ? 'holds' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}
rmSync(folder, { recursive: true });

const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function readCounts() {
  try {
    return JSON.parse(readFileSync(counts, 'utf8'));
  } catch {
    return undefined;
  }
}
