import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from './contracts';

/** A package of npm that only one command uses. */
export interface FetchedPackage {
  readonly name: string;
  readonly version: string;
  /** The name of its folder in the cache. */
  readonly cache: string;
  /** What the first call downloads: `582 MB`. */
  readonly size: string;
}

/**
 * Returns the folder of a package. The first call installs it as a package of its own, outside the project's
 * dependencies, in `node_modules/.cache`.
 */
export function fetchedPackage({ name, version, cache, size }: FetchedPackage): string {
  const folder = `${root}node_modules/.cache/${cache}-${version}`;
  const installed = `${folder}/node_modules/${name}`;
  if (!existsSync(installed)) {
    console.log(`Installing ${name} ${version} (${size}) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ];
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  }
  return installed;
}
