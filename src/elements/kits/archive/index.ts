export { ArchiveError } from './archive-error';
export { type ByteSource, blobSource } from './byte-source';
export { KitArchive } from './kit-archive';
export type { ArchiveLimits } from './limits';
export { type ArchiveOptions, ZipArchive } from './zip-archive';
