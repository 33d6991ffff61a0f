import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../contracts';
import { installMissing } from '../install-missing.js';
import { wordPressFiles } from './files';
import { unzip } from './unzip';

/** A running WordPress. */
export interface RunningWordPress {
  readonly url: string;
  /** Its folder. */
  readonly site: string;
  /** Runs PHP inside WordPress; returns its output. */
  php(code: string): string;
  /** The complaints of PHP about our plugin so far. */
  complaints(): Promise<string>;
  stop(): void;
}

const here = `${root}scripts/wordpress`;

/** The place of WordPress, and its installation. */
export interface Installation {
  /** Paths of must-use plugins, such as stand-ins of other plugins. */
  readonly mustUse?: readonly string[];
  /** The path of the site, such as `/blog`. Default: that of the server. */
  readonly path?: string;
}

/**
 * Starts a WordPress with our built plugin, on PHP's own server. Its administrator is `admin` with the password `password`.
 *
 * @throws Error if PHP is missing and cannot be installed
 */
export async function startWordPress({
  mustUse = [],
  path = '',
}: Installation = {}): Promise<RunningWordPress> {
  requirePhp();
  const folder = await mkdtemp(join(tmpdir(), 'nh-wordpress-'));
  const documents = `${folder}/documents`;
  await mkdir(documents);
  const site = documents + path;
  const log = `${folder}/php.log`;
  await cp(await wordPressFiles(), site, { recursive: true });
  await unzip(
    await readFile(`${root}dist-wordpress/nh-elements.zip`),
    `${site}/wp-content/plugins`,
  );
  for (const file of mustUse)
    await cp(file, `${site}/wp-content/mu-plugins/${file.split('/').at(-1)}`);
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}${path}`;
  await writeFile(`${site}/wp-config.php`, configuration(url));
  await writeFile(log, '');
  const options = [
    '-d',
    'display_errors=0',
    '-d',
    'log_errors=1',
    '-d',
    `error_log=${log}`,
    '-d',
    'sendmail_path=/bin/true',
  ];
  execFileSync('php', [...options, `${here}/install.php`, site, url]);
  const server = ['-S', host, '-t', documents, `${here}/router.php`];
  const child = spawn('php', [...options, ...server], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', NH_WORDPRESS_PATH: path },
    stdio: 'ignore',
    detached: true,
  });
  // The server has workers: the whole group ends, also when this process does.
  const end = (): void => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  await answered(url);
  return {
    url,
    site,
    php(code) {
      try {
        const program = `require '${site}/wp-load.php'; ${code}`;
        return execFileSync('php', [...options, '-r', program], { encoding: 'utf8' });
      } catch (cause) {
        const said = readFileSync(log, 'utf8').slice(-2000);
        throw new Error(`PHP failed. The end of its log:\n${said}`, { cause });
      }
    },
    async complaints() {
      const lines = (await readFile(log, 'utf8')).split('\n');
      return lines.filter((line) => line.includes('plugins/nh-elements/')).join('\n');
    },
    stop() {
      process.off('exit', end);
      end();
    },
  };
}

function requirePhp(): void {
  if (hasPhp()) return;
  const packages = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-curl', 'php-zip'];
  const problem = installMissing([{ title: 'PHP', packages }]);
  if (!hasPhp()) {
    throw new Error(`PHP with SQLite was not found${problem}. Install ${packages.join(', ')}.`);
  }
}

function hasPhp(): boolean {
  try {
    const modules = execFileSync('php', ['-m'], { encoding: 'utf8' }).split('\n');
    return ['pdo_sqlite', 'zip'].every((name) => modules.includes(name));
  } catch {
    return false;
  }
}

/** A port of this machine that nothing uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Resolves once the server answers. */
async function answered(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/wp-json/`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** `wp-config.php`: a database file, debugging, and no requests to other hosts. */
function configuration(url: string): string {
  const constants = {
    DB_NAME: 'wp',
    DB_USER: '',
    DB_PASSWORD: '',
    DB_HOST: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  );
  return `<?php
${lines.join('\n')}
define( 'DB_DIR', __DIR__ . '/wp-content/database/' );
define( 'DB_FILE', 'wp.sqlite' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}
