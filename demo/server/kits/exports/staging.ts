import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of all exports below the data folder. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'kits', 'exports');

/** Takes the files of one part of a kit. */
export interface Stage {
  json(path: string, value: unknown): Promise<void>;
  bytes(path: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Has the files of one part written into a folder of their own, which is there with all of them or not
 * at all.
 *
 * @throws the reason of `signal`, or what `write` throws
 */
export async function stagePart<Result>(
  folder: string,
  signal: AbortSignal,
  write: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // What a process left that died before it could say that it was done.
  await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const bytes = async (path: string, content: Uint8Array | string) => {
    signal.throwIfAborted();
    const file = join(unfinished, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const json = (path: string, value: unknown) => bytes(path, JSON.stringify(value));
  const result = await write({ json, bytes });
  await rename(unfinished, folder);
  return result;
}

/** The paths of all files in a folder, in the order of their names, with slashes. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
