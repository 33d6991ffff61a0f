import type { ArchiveFault } from '../../../api/kits/archive-fault';

/** The reason why an archive is rejected, with the entry that causes it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(
    readonly reason: ArchiveFault,
    readonly entry?: string,
    options?: ErrorOptions,
  ) {
    super(entry === undefined ? reason : `${reason}: ${JSON.stringify(entry)}`, options);
  }
}
