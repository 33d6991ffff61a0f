import type { archiveLimits } from '../../../api/kits/archive-fault';

/** The limits of an archive: `archiveLimits`, unless a site sets its own. */
export type ArchiveLimits = Readonly<Record<keyof typeof archiveLimits, number>>;
