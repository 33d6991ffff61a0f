/**
 * `npm run test:react-18`: runs the browser tests with React 18.3, which `nh-elements` accepts as a peer
 * too; downloads it from npm's registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './run-steps.js';

const folder = mkdtempSync(join(tmpdir(), 'nh-react-18-'));
const packages = ['react@~18.3', 'react-dom@~18.3'];
const options = ['--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund'];
try {
  execFileSync('npm', ['install', ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  Object.assign(process.env, { NH_REACT: '18', NH_REACT_FOLDER: folder });
  await runSteps([{ title: 'browser tests with React 18', command: 'npx wtr', isRunner: true }]);
} finally {
  rmSync(folder, { recursive: true });
}
