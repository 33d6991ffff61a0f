import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/contracts';
import { temporaryFolder } from '../shared';

const run = promisify(execFile);

/** An app as a user of the library would write it, with the packed library installed from its tarball. */
export interface App {
  readonly folder: string;
  /** Runs a command of the app's own `node_modules/.bin`; returns its output, also if it fails. */
  run(command: string, options?: { nodeEnv?: string }): Promise<string>;
}

let tarball: Promise<string> | undefined;

/** Packs the library as it is built. */
function pack(): Promise<string> {
  tarball ??= (async () => {
    const folder = temporaryFolder('nh-packed');
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
    const [name = ''] = await readdir(folder);
    return join(folder, name);
  })();
  return tarball;
}

/**
 * Installs a copy of `test/apps/{name}` with the library and `dependencies`; of those whose version is
 * `own`, the one that the library itself is developed with.
 */
export async function install(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<App> {
  const folder = temporaryFolder(name);
  await cp(`${root}test/apps/${name}`, folder, { recursive: true });
  const { devDependencies: own } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const versions = Object.entries({ ...dependencies, 'nh-elements': `file:${await pack()}` }).map(
    ([dependency, version]) => [dependency, version === 'own' ? own[dependency] : version],
  );
  const manifest = { private: true, type: 'module', dependencies: Object.fromEntries(versions) };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
  await run('npm', ['install', ...options], { cwd: folder });
  return { folder, run: (command, { nodeEnv } = {}) => runIn(folder, command, nodeEnv) };
}

/** Keeps frameworks from reporting their use. */
const silent = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

async function runIn(folder: string, command: string, nodeEnv = ''): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, ...silent, NODE_ENV: nodeEnv };
  try {
    const { stdout } = await run(join(folder, 'node_modules/.bin', program), args, {
      cwd: folder,
      env,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `failed: ${stdout}${stderr}`;
  }
}
