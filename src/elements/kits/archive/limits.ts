import type { archiveLimits } from '../wire/archive-fault';

/** What an archive may have at most: `archiveLimits`, unless a site sets its own. */
export type ArchiveLimits = Readonly<Record<keyof typeof archiveLimits, number>>;
