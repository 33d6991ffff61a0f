import { pauses } from '../imports/batches';

/** Characters of a piece. */
const PIECE = 64 * 1024;

/** Joins short texts to pieces for a stream. The server answers other requests while the texts are made. */
export async function* inPieces(
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  const pause = pauses();
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await pause();
  }
  yield piece;
}
