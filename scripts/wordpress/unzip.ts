import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** Unpacks an archive into a folder. Only for archives of our own and of packages that we name. */
export async function unzip(archive: Uint8Array, folder: string): Promise<void> {
  const zip = new ZipReader(new Uint8ArrayReader(archive), { useWebWorkers: false });
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    const path = join(folder, entry.filename);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await entry.getData(new Uint8ArrayWriter()));
  }
}
