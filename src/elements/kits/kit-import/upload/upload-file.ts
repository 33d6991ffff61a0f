import { fetchSiteContents } from '../../rest';
import type { UploadSession } from '../../wire/upload';
import { beginUpload, sendChunk } from '../calls';
import { brokenPromise, KitFailure, required } from '../failure';
import type { Job } from '../job';
import { archiveError } from './check-archive';
import { fingerprint, unrepeatable } from './fingerprint';
import { keepUpload, keptUpload } from './half-upload';
import { chunkRange, nextChunk, transferOf } from './queue';

/**
 * Checks a file and uploads it chunk by chunk, those that the server does not have yet. A note of it is
 * kept for who comes back after a reload.
 *
 * @returns the server's name of the upload; undefined where the file is another one than the one that is
 *   half uploaded
 * @throws KitFailure where it is refused; DOMException where it cannot be read
 */
export async function uploadFile(job: Job, file: File): Promise<string | undefined> {
  const print = await fingerprint(file);
  const half = keptUpload();
  if (half && half.fingerprint !== print) {
    const { name: expected } = half;
    job.dispatch({ type: 'refuse', refusal: { kind: 'other', name: file.name, expected } });
    return undefined;
  }
  if (!half) await check(job, file);
  return sendMissing(job, file, print);
}

async function check({ persistently, call }: Job, file: File): Promise<void> {
  const { maxUploadSize } = required(await persistently(() => fetchSiteContents(call)));
  const error = await archiveError(file, maxUploadSize, call.signal);
  if (error) throw new KitFailure(error);
}

async function sendMissing(job: Job, file: File, print: string | undefined): Promise<string> {
  const { persistently, call, dispatch } = job;
  const request = { name: file.name, size: file.size, fingerprint: print ?? unrepeatable() };
  let session = required(await persistently(() => beginUpload(request, call)));
  if (print) keepUpload({ ...request, upload: session.upload });
  dispatch({ type: 'sent', transfer: transferOf(session) });
  for (let index = nextChunk(session); index !== undefined; index = nextChunk(session)) {
    session = await withChunk(job, file, session, index);
    dispatch({ type: 'sent', transfer: transferOf(session) });
  }
  return session.upload;
}

async function withChunk(
  { persistently, call }: Job,
  file: File,
  session: UploadSession,
  index: number,
): Promise<UploadSession> {
  // Read here: to a call, a file that is gone looks like a network that is.
  const bytes = await file.slice(...chunkRange(session, index)).arrayBuffer();
  const answer = await persistently(() => sendChunk(session.upload, index, bytes, call));
  const next = required(answer);
  if (next.missing.includes(index)) throw brokenPromise(`Chunk ${index} is missing still`);
  return next;
}
