import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing } from './install-missing.js';

const ROOT = '/usr/lib/postgresql';

/** The id of the user `nobody` on Debian. PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Returns the newest folder of PostgreSQL's programs, installed by Debian; undefined if there is none. */
function programs() {
  const versions = existsSync(ROOT)
    ? readdirSync(ROOT)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = versions.map((version) => `${ROOT}/${version}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`));
}

/**
 * Starts an empty PostgreSQL in a temporary folder. Installs Debian's package if there is none, where permitted.
 *
 * @returns its `url` and `stop()`, or the `missing` requirement
 */
export function startPostgres() {
  const lacking = [{ title: 'PostgreSQL', packages: ['postgresql'] }];
  const problem = programs() ? '' : installMissing(lacking);
  const folder = programs();
  if (!folder) {
    return { missing: `PostgreSQL was not found${problem}. Install the package postgresql.` };
  }
  const home = mkdtempSync(join(tmpdir(), 'nh-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const run = (program, ...args) =>
    execFileSync(join(folder, program), args, { cwd: home, stdio: 'ignore', ...user });
  const data = join(home, 'data');
  run('initdb', '-D', data, '-U', 'library', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  // A socket instead of a port, and no waiting for the disk: the data are thrown away.
  const settings = `-c listen_addresses= -c unix_socket_directories=${home} -c fsync=off -c max_connections=300`;
  run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(home, 'log'), 'start');
  return {
    url: `postgres://library@/postgres?host=${encodeURIComponent(home)}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
