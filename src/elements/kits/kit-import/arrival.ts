import { fetchSiteContents, isRefusedKit, type KitAnswer } from '../rest';
import type { ImportSession } from '../wire/import';
import type { UploadSession } from '../wire/upload';
import { fetchImport, fetchUpload, forgetUpload, openImport } from './calls';
import { required } from './failure';
import type { Job } from './job';
import { keptChoices } from './kept-choices';
import type { KitSource } from './source';
import { type HalfUpload, keepUpload, keptUpload } from './upload/half-upload';
import { transferOf } from './upload/queue';

/**
 * Finds what there is of an earlier visit: an import under way, an upload that was broken off or not
 * opened yet, the last import.
 *
 * @throws KitFailure where the server does not say
 */
export async function lookAround(job: Job): Promise<void> {
  const { persistently, call, dispatch } = job;
  const current = found(await persistently(() => fetchImport('current', call)));
  if (current) return goOn(job, current);
  const half = await halfUpload(job);
  if (half?.missing.length === 0) {
    const source: KitSource = { kind: 'file', name: half.name };
    dispatch({ type: 'upload', source });
    return openKit(job, half.upload, source);
  }
  const last = found(await persistently(() => fetchImport('last', call)));
  dispatch({
    type: 'looked',
    ...(last?.state === 'completed' && { last }),
    ...(half && { half: transferOf(half) }),
  });
}

/**
 * Opens a kit that is on the server.
 *
 * @throws KitFailure where the server refuses it
 */
export async function openKit(job: Job, upload: string, source?: KitSource): Promise<void> {
  const { persistently, call, dispatch } = job;
  const answer = await persistently(() => openImport(upload, call));
  if (isRefusedKit(answer.error)) await discard(job, upload);
  const session = required(answer);
  keepUpload(undefined);
  const site = required(await persistently(() => fetchSiteContents(call)));
  dispatch({ type: 'opened', session, site, source });
}

/** What was refused for what it is has come whole: there is nothing of it to go on with. */
async function discard({ call }: Job, upload: string): Promise<void> {
  if (keptUpload()?.upload === upload) keepUpload(undefined);
  await forgetUpload(upload, call);
}

async function goOn({ persistently, call, dispatch }: Job, session: ImportSession): Promise<void> {
  // Only who still chooses asks what the site has.
  const site =
    session.state === 'opened'
      ? required(await persistently(() => fetchSiteContents(call)))
      : undefined;
  dispatch({ type: 'opened', ...keptChoices(session.session), session, site });
}

/** The upload that this browser has begun, as the server has it; one that it has not is forgotten. */
async function halfUpload({ persistently, call }: Job): Promise<UploadSession | undefined> {
  const kept: HalfUpload | undefined = keptUpload();
  if (!kept) return undefined;
  const half = found(await persistently(() => fetchUpload(kept.upload, call)));
  if (!half) keepUpload(undefined);
  return half;
}

/** What there may not be. */
function found<T>(answer: KitAnswer<T>): T | undefined {
  return answer.error?.reason === 'not-found' ? undefined : required(answer);
}
