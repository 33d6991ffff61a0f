import { pauses } from '../imports/batches';

/** The levels of a manifest above its entries: its fields, the types of documents, their ids. */
const LEVELS = 3;

/** Characters of a piece. */
const PIECE = 64 * 1024;

/** JSON of a manifest, indented for people. The server answers other requests while the text is made. */
export async function* jsonPieces(manifest: object): AsyncGenerator<string> {
  const pause = pauses();
  let piece = '';
  for (const text of jsonTexts(manifest, LEVELS, '')) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await pause();
  }
  yield piece;
}

/** @param levels those that are written entry by entry */
function* jsonTexts(value: unknown, levels: number, indent: string): Generator<string> {
  const entries = isRecord(value)
    ? Object.entries(value).filter(([, one]) => one !== undefined)
    : [];
  if (levels === 0 || entries.length === 0) {
    yield JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
    return;
  }
  const inner = `${indent}  `;
  let separator = '{';
  for (const [key, one] of entries) {
    yield `${separator}\n${inner}${JSON.stringify(key)}: `;
    yield* jsonTexts(one, levels - 1, inner);
    separator = ',';
  }
  yield `\n${indent}}`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
