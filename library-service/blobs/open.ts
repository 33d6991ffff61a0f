import type { Blobs } from './blobs';
import { folderBlobs } from './folder';

/**
 * Opens the store of the kits' files: an S3-compatible store at `url`, or else the folder.
 *
 * @throws StartupError the store cannot be used
 */
export async function openBlobs(folder: string, url?: string): Promise<Blobs> {
  if (url === undefined) return folderBlobs(folder);
  // Its client takes long to load.
  const { s3Blobs } = await import('./s3');
  return s3Blobs(url, folder);
}
