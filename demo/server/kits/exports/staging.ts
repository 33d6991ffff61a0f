import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KitManifest, KitPart } from '../../../../src/api/kits/manifest';
import { jsonPieces } from './json-pieces';

/** The folder of all exports in the data folder. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'kits', 'exports');

/** Receives the files of one part of a kit. */
export interface Stage {
  json(path: string, value: unknown): Promise<void>;
  bytes(path: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Writes the files of one part into a folder of their own. The folder appears only when all files are written.
 *
 * @throws the reason of `signal`, or the error of `write`
 */
export async function stagePart<Result>(
  folder: string,
  signal: AbortSignal,
  write: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // Remains of a process that died before it had finished.
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

/** The paths of all files in a folder, sorted, with slashes. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

const manifestFile = (folder: string, part: KitPart): string => join(folder, `${part}.json`);

/**
 * Writes the manifest's fields of a part beside its folder. In the export's record, each request would parse those of ten
 * thousand documents.
 */
export async function stageManifest(
  folder: string,
  part: KitPart,
  manifest: Partial<KitManifest>,
): Promise<void> {
  await writeFile(manifestFile(folder, part), jsonPieces(manifest));
}

/** The manifest's fields of a part. */
export async function stagedManifest(folder: string, part: KitPart): Promise<Partial<KitManifest>> {
  return JSON.parse(await readFile(manifestFile(folder, part), 'utf8')) as Partial<KitManifest>;
}
