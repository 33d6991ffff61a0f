import { fetchSiteContents } from '../../../../api/client';
import type { UploadSession } from '../../../../api/kits/upload';
import { beginUpload, sendChunk } from '../calls';
import { KitFailure, protocolError, required } from '../failure';
import type { Job } from '../job';
import { archiveError } from './check-archive';
import { fingerprint, unrepeatable } from './fingerprint';
import { savedUpload, saveUpload } from './half-upload';
import { chunkRange, nextChunk, transferOf } from './queue';

/**
 * Checks a file and uploads the chunks that the server does not have yet. Saves the id of the upload, to
 * resume it after a reload.
 *
 * @returns the server's id of the upload; undefined if another file's upload was interrupted
 * @throws KitFailure if the file is rejected; DOMException if it cannot be read
 */
export async function uploadFile(job: Job, file: File): Promise<string | undefined> {
  const print = await fingerprint(file);
  const half = savedUpload();
  if (half && half.fingerprint !== print) {
    const { name: expected } = half;
    job.dispatch({ type: 'refuse', refusal: { kind: 'other', name: file.name, expected } });
    return undefined;
  }
  if (!half) await check(job, file);
  return sendMissing(job, file, print);
}

async function check({ withRetries, call }: Job, file: File): Promise<void> {
  const { maxUploadSize } = required(await withRetries(() => fetchSiteContents(call)));
  const error = await archiveError(file, maxUploadSize, call.signal);
  if (error) throw new KitFailure(error);
}

async function sendMissing(job: Job, file: File, print: string | undefined): Promise<string> {
  const { withRetries, call, dispatch } = job;
  const request = { name: file.name, size: file.size, fingerprint: print ?? unrepeatable() };
  let session = required(await withRetries(() => beginUpload(request, call)));
  if (print) saveUpload({ ...request, upload: session.upload });
  dispatch({ type: 'sent', transfer: transferOf(session) });
  for (let index = nextChunk(session); index !== undefined; index = nextChunk(session)) {
    session = await withChunk(job, file, session, index);
    dispatch({ type: 'sent', transfer: transferOf(session) });
  }
  return session.upload;
}

async function withChunk(
  { withRetries, call }: Job,
  file: File,
  session: UploadSession,
  index: number,
): Promise<UploadSession> {
  // Read before the request, where a missing file would look like a network error.
  const bytes = await file.slice(...chunkRange(session, index)).arrayBuffer();
  const answer = await withRetries(() => sendChunk(session.upload, index, bytes, call));
  const next = required(answer);
  if (next.missing.includes(index)) throw protocolError(`Chunk ${index} is still missing`);
  return next;
}
