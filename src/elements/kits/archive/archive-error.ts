import type { ArchiveFault } from '../wire/archive-fault';

/** Why an archive is refused, and which of its entries is to blame. */
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
