import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ImportSession } from '../../../../src/api/kits/import';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { conflictTexts } from './item-records';
import type { ImportRecord } from './records';
import { importSessionOf } from './session';

/**
 * Sends an import. Until the start it has its conflicts, which are sent as they are stored, in pieces: those of a large
 * kit are many megabytes.
 */
export async function sessionAnswer(
  site: Site,
  context: Context,
  record: ImportRecord,
  status: 200 | 201,
): Promise<Response> {
  const session = await importSessionOf(site, record, answerOrigin(site, context));
  if (record.state !== 'opened') return context.json(session, status);
  const text = Readable.from(sessionText(session, conflictTexts(site.database, record.id)));
  context.header('Content-Type', 'application/json');
  return context.body(Readable.toWeb(text) as ReadableStream<Uint8Array>, status);
}

/** Characters of conflicts that are sent at once. */
const PIECE = 64 * 1024;

async function* sessionText(
  { conflicts: _none, ...session }: ImportSession,
  conflicts: AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = `${JSON.stringify(session).slice(0, -1)},"conflicts":[`;
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
