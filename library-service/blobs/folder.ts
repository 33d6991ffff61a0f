import { createReadStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Blobs } from './blobs';

/** Stores the kits' files in a folder. */
export function folderBlobs(folder: string): Blobs {
  const path = (name: string): string => join(folder, name);
  const partialPath = (name: string): string => `${path(name)}.part`;
  return {
    partialPath,
    keep: (name) => rename(partialPath(name), path(name)),
    async read(name) {
      if (!existsSync(path(name))) return undefined;
      return Readable.toWeb(createReadStream(path(name))) as ReadableStream<Uint8Array>;
    },
    async remove(name) {
      for (const gone of [partialPath(name), path(name)]) await rm(gone, { force: true });
    },
  };
}
