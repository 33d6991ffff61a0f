import type { UploadSession } from '../../../../api/kits/upload';
import { sumOf } from '../../../../core/state/lists';

/** The progress of an upload. */
export interface Transfer {
  readonly name: string;
  /** Uploaded bytes. */
  readonly sent: number;
  readonly size: number;
}

/** The index of the next chunk to send; undefined once the server has all chunks. */
export function nextChunk({ missing }: UploadSession): number | undefined {
  return missing[0];
}

/** The byte range of a chunk; `end` is exclusive. */
export function chunkRange(
  { size, chunkSize }: UploadSession,
  index: number,
): readonly [start: number, end: number] {
  const start = index * chunkSize;
  return [start, Math.min(start + chunkSize, size)];
}

/** The progress of an upload session. */
export function transferOf(session: UploadSession): Transfer {
  const { name, size } = session;
  return { name, sent: sentBytes(session), size };
}

function sentBytes(session: UploadSession): number {
  return (
    session.size -
    sumOf(
      session.missing.map((index) => {
        const [start, end] = chunkRange(session, index);
        return end - start;
      }),
    )
  );
}
