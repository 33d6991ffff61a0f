import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages of missing programs, where permitted.
 *
 * @param lacking the programs: for each its `title` and its `packages`
 * @returns the reason if that fails: the rest of a sentence after “was not found”
 */
export function installMissing(lacking) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return ', and only root on Debian may have it installed';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    aptGet('update', '-qq');
  } catch {
    return ', and Debian’s packages cannot be reached';
  }
  // Each engine separately, so that a package that cannot be installed does not prevent the others.
  for (const { title, packages } of lacking) {
    console.log(`${title} was not found: installing ${packages.join(', ')}.`);
    try {
      aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
    } catch {
      // The caller checks again whether the programs exist.
    }
  }
  return ' and could not be installed';
}
