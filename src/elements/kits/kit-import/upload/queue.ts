import type { UploadSession } from '../../wire/upload';

/** How much of a file the server has. */
export interface Transfer {
  readonly name: string;
  /** Bytes. */
  readonly sent: number;
  readonly size: number;
}

/** The next chunk to send; undefined once the server has them all. */
export function nextChunk({ missing }: UploadSession): number | undefined {
  return missing[0];
}

/** The bytes of a chunk, from the first to before the last. */
export function chunkRange(
  { size, chunkSize }: UploadSession,
  index: number,
): readonly [start: number, end: number] {
  const start = index * chunkSize;
  return [start, Math.min(start + chunkSize, size)];
}

/** How much of an upload is there. */
export function transferOf(session: UploadSession): Transfer {
  const { name, size } = session;
  return { name, sent: sentBytes(session), size };
}

function sentBytes(session: UploadSession): number {
  return session.missing.reduce((sent, index) => {
    const [start, end] = chunkRange(session, index);
    return sent - (end - start);
  }, session.size);
}
