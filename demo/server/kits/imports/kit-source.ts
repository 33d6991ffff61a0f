import type { KitArchive } from '../../../../src/elements/kits/archive';

/** The manifest and files of a kit, in this package's format. */
export type KitSource = Pick<KitArchive, 'manifest' | 'has' | 'sizeOf' | 'json' | 'read'>;
