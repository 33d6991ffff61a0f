export { ArchiveError } from './archive-error';
export { type ByteSource, blobSource } from './byte-source';
export { type ArchiveOptions, KitArchive } from './kit-archive';
export type { ArchiveLimits } from './limits';
