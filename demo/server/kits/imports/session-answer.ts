import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ImportSession } from '../../../../src/api/kits/import';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { conflictTexts } from './item-records';
import { type ImportRecord, manifestText } from './records';
import { importSessionOf } from './session';

/**
 * Sends an import. The manifest and the conflicts are sent as they are stored, in pieces: those of a large kit are many
 * megabytes. Conflicts are sent until the start.
 */
export async function sessionAnswer(
  site: Site,
  context: Context,
  record: ImportRecord,
  status: 200 | 201,
): Promise<Response> {
  const { database } = site;
  const { id, state } = record;
  const manifest = manifestText(database, id);
  const session = await importSessionOf(site, record, answerOrigin(site, context));
  const conflicts = state === 'opened' ? conflictTexts(database, id) : [];
  const text = Readable.from(sessionText(session, manifest, conflicts));
  context.header('Content-Type', 'application/json');
  return context.body(Readable.toWeb(text) as ReadableStream<Uint8Array>, status);
}

/** Characters of conflicts that are sent at once. */
const PIECE = 64 * 1024;

async function* sessionText(
  { manifest: _withoutLists, conflicts: _none, ...session }: ImportSession,
  manifest: string,
  conflicts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const head = JSON.stringify(session).slice(0, -1);
  let text = `${head},"manifest":${manifest},"conflicts":[`;
  let separator = '';
  for await (const conflict of conflicts) {
    text += separator + conflict;
    separator = ',';
    if (text.length < PIECE) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(`${text}]}`);
}
