import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes sure that `path` is a writable folder. Missing folders are created, readable by their owner only.
 *
 * @throws Error a file is in the way, or a folder is not writable; the message names the path
 */
export function ensureWritableFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) {
    assertWritable(folder);
  } else {
    ensureWritableFolder(dirname(folder));
    // One level per call: with `recursive`, Node 20 never returns below a folder such as /proc.
    mkdirSync(folder, { mode: 0o700 });
  }
}

function assertWritable(folder: string): void {
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`${folder} is not writable`, { cause });
  }
}
