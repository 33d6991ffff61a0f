import { inPieces } from './pieces';

/** The levels of a manifest above its entries: its fields, the types of documents, their ids. */
const LEVELS = 3;

/** A record whose entries are read when they are written, one by one. */
export type StreamedRecord = AsyncIterable<readonly [key: string, value: unknown]>;

/**
 * JSON of a manifest, indented for people.
 *
 * @param manifest in its upper levels, a {@link StreamedRecord} may stand for a record
 */
export function jsonPieces(manifest: object): AsyncGenerator<string> {
  return inPieces(jsonTexts(manifest, LEVELS, ''));
}

/** @param levels those that are written entry by entry */
async function* jsonTexts(value: unknown, levels: number, indent: string): AsyncGenerator<string> {
  if (levels === 0 || !isRecord(value)) {
    yield JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
    return;
  }
  const inner = `${indent}  `;
  let separator = '{';
  for await (const [key, one] of entriesOf(value)) {
    if (one === undefined) continue;
    yield `${separator}\n${inner}${JSON.stringify(key)}: `;
    yield* jsonTexts(one, levels - 1, inner);
    separator = ',';
  }
  yield separator === '{' ? '{}' : `\n${indent}}`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (record: object): StreamedRecord | Iterable<readonly [string, unknown]> =>
  Symbol.asyncIterator in record ? (record as StreamedRecord) : Object.entries(record);
