import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Sees to it that there is a folder at `path` that can be written.
 *
 * @throws Error that says what is in the way
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) {
    checkFolder(folder);
  } else {
    makeFolder(dirname(folder));
    // One at a time: below a folder such as /proc, Node 20 tries `recursive` for ever.
    mkdirSync(folder, { mode: 0o700 });
  }
}

function checkFolder(folder: string): void {
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`${folder} cannot be written`, { cause });
  }
}
