/**
 * `npm run demo:wordpress`: a real WordPress with the built plugin and sample content, on PHP in WebAssembly.
 *
 * `PORT`: default 8881. `PHP`: 8.1 to 8.5, default 8.3. `WP_DIR`: the folder of any WordPress, whose files are copied; its
 * database is not used. Default: the newest WordPress, or 6.5 of npm's registry where wordpress.org cannot be reached.
 * `WP_DEBUG`: shows complaints of PHP in pages.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../contracts';
import { wordPressFiles } from './files';
import { playgroundProgram } from './playground';
import { unzip } from './unzip';

const { PORT = '8881', PHP = '8.3', WP_DIR, WP_DEBUG } = process.env;
const folder = await mkdtemp(join(tmpdir(), 'nh-wordpress-demo-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const site = WP_DIR ?? ((await isOnline()) ? undefined : await wordPressFiles());
const plugins = join(folder, 'plugins');
await unzip(await readFile(`${root}dist-wordpress/nh-elements.zip`), plugins);
const blueprint = join(folder, 'blueprint.json');
await writeFile(blueprint, JSON.stringify(await blueprintData(site !== undefined)));

const args = [
  'server',
  `--port=${PORT}`,
  `--php=${PHP}`,
  `--mount=${plugins}/nh-elements:/wordpress/wp-content/plugins/nh-elements`,
  `--blueprint=${blueprint}`,
  ...(site === undefined ? [] : await mountedFiles(site)),
  ...(WP_DEBUG ? ['--define-bool', 'WP_DEBUG', 'true'] : []),
];
console.log(`WordPress starts at http://127.0.0.1:${PORT} (log-in: admin, password) …`);
const child = spawn(process.execPath, [playgroundProgram(), ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));

/** Options for a WordPress that exists. Its files are copied, because Playground writes into them. */
async function mountedFiles(from: string): Promise<string[]> {
  const copy = join(folder, 'site');
  await cp(from, copy, { recursive: true });
  const own = ['wp-config.php', 'wp-content/database', 'wp-content/db.php'];
  for (const path of [...own, 'wp-content/plugins/sqlite-database-integration']) {
    await rm(join(copy, path), { recursive: true, force: true });
  }
  return [
    '--wordpress-install-mode=install-from-existing-files',
    `--mount-before-install=${copy}:/wordpress`,
    // Without internet, requests of WordPress itself would wait for a time-out.
    ...['--define-bool', 'WP_HTTP_BLOCK_EXTERNAL', 'true'],
    ...['--define-bool', 'DISABLE_WP_CRON', 'true'],
  ];
}

async function blueprintData(isMounted: boolean): Promise<object> {
  const code = await readFile(`${root}scripts/wordpress/sample-content.php`, 'utf8');
  // With mounted files, Playground downloads nothing, but it asks for the newest version unless an address is named.
  const wp = isMounted ? 'https://wordpress.org/latest.zip' : 'latest';
  return {
    preferredVersions: { php: PHP, wp },
    steps: [
      { step: 'activatePlugin', pluginPath: 'nh-elements/nh-elements.php' },
      { step: 'runPHP', code },
      { step: 'login', username: 'admin' },
    ],
  };
}

async function isOnline(): Promise<boolean> {
  const signal = AbortSignal.timeout(3000);
  const response = await fetch('https://api.wordpress.org/core/version-check/1.7/', {
    signal,
  }).catch(() => undefined);
  return response?.ok ?? false;
}
