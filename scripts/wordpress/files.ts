import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { root } from '../contracts';
import { unzip } from './unzip';

/** The oldest WordPress that the plugin supports; npm has its files. */
export const wordPressVersion = '6.5';

const builds = '@wp-playground/wordpress-builds@0.9.19';
const cli = '@wp-playground/cli@3.1.56';
const cache = `${root}node_modules/.cache/nh-wordpress-${wordPressVersion}`;

/**
 * Returns the folder of a WordPress with the database SQLite; the first call downloads it from npm's registry (160 MB) and
 * keeps it in `node_modules/.cache`.
 */
export async function wordPressFiles(): Promise<string> {
  if (existsSync(`${cache}/wp-load.php`)) return cache;
  const work = `${cache}-new`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  // The PHP files are in an archive, those for browsers beside it.
  unpack(builds, work, [
    `package/src/wordpress/wp-${wordPressVersion}.zip`,
    `package/public/wp-${wordPressVersion}`,
  ]);
  unpack(cli, work, ['package/sqlite-database-integration.zip']);
  const site = `${work}/site`;
  await unzip(await readFile(`${work}/package/src/wordpress/wp-${wordPressVersion}.zip`), site);
  await cp(`${work}/package/public/wp-${wordPressVersion}`, site, { recursive: true });
  await rm(`${site}/wp-config.php`, { force: true });
  await rm(`${site}/wp-content/database`, { recursive: true, force: true });
  await addDatabase(`${work}/package/sqlite-database-integration.zip`, site);
  await rename(site, cache);
  await rm(work, { recursive: true });
  return cache;
}

/** Downloads a package and unpacks some of its files. */
function unpack(name: string, folder: string, paths: readonly string[]): void {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const file = execFileSync('npm', ['pack', '--silent', name], options).trim();
  execFileSync('tar', ['xzf', file, ...paths], options);
}

async function addDatabase(archive: string, site: string): Promise<void> {
  const work = `${site}/sqlite`;
  await unzip(await readFile(archive), work);
  const plugin = `${site}/wp-content/plugins/sqlite-database-integration`;
  await rename(`${work}/plugin-sqlite-database-integration`, plugin);
  await rm(work, { recursive: true });
  await cp(`${plugin}/db.copy`, `${site}/wp-content/db.php`);
}
