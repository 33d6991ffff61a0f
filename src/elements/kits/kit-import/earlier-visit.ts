import { type ApiResult, fetchSiteContents, isRefusedKit } from '../../../api/client';
import type { ImportSession } from '../../../api/kits/import';
import type { UploadSession } from '../../../api/kits/upload';
import { fetchImport, fetchUpload, forgetUpload } from './calls';
import { required } from './failure';
import type { Job } from './job';
import { openWhole } from './run';
import { savedChoices } from './saved-choices';
import type { KitSource } from './source';
import { type HalfUpload, savedUpload, saveUpload } from './upload/half-upload';
import { transferOf } from './upload/queue';

/**
 * Finds the state of an earlier visit: a running import, an interrupted or complete upload, the last
 * import.
 *
 * @param hasImports whether the server may know an import of the account; without, it is not asked
 * @throws KitFailure if a request fails
 */
export async function findEarlierVisit(job: Job, hasImports: boolean): Promise<void> {
  const { withRetries, call, dispatch } = job;
  const find = async (which: 'current' | 'last'): Promise<ImportSession | undefined> =>
    hasImports ? optional(await withRetries(() => fetchImport(which, call))) : undefined;
  const current = await find('current');
  if (current) return resumeImport(job, current);
  const half = await halfUpload(job);
  if (half?.missing.length === 0) {
    const source: KitSource = { kind: 'file', name: half.name };
    dispatch({ type: 'upload', source });
    return openKit(job, half.upload, source);
  }
  const last = await find('last');
  dispatch({
    type: 'checked',
    ...(last?.state === 'completed' && { last }),
    ...(half && { half: transferOf(half) }),
  });
}

/**
 * Opens an uploaded kit on the server.
 *
 * @throws KitFailure if the server rejects the kit
 */
export async function openKit(job: Job, upload: string, source?: KitSource): Promise<void> {
  const { withRetries, call, dispatch } = job;
  const answer = await openWhole(job, upload);
  if (isRefusedKit(answer.error)) await discard(job, upload);
  const session = required(answer);
  saveUpload(undefined);
  const site = required(await withRetries(() => fetchSiteContents(call)));
  dispatch({ type: 'opened', session, site, source });
}

/** Discards the upload of a rejected kit: it was received completely, so it must not be resumed. */
async function discard({ call }: Job, upload: string): Promise<void> {
  if (savedUpload()?.upload === upload) saveUpload(undefined);
  await forgetUpload(upload, call);
}

async function resumeImport(
  { withRetries, call, dispatch }: Job,
  session: ImportSession,
): Promise<void> {
  // The site's content is only needed while the user selects.
  const site =
    session.state === 'opened'
      ? required(await withRetries(() => fetchSiteContents(call)))
      : undefined;
  dispatch({ type: 'opened', ...savedChoices(session.session), session, site });
}

/** The upload that this browser has started, with the server's progress; forgotten if unknown there. */
async function halfUpload({ withRetries, call }: Job): Promise<UploadSession | undefined> {
  const saved: HalfUpload | undefined = savedUpload();
  if (!saved) return undefined;
  const half = optional(await withRetries(() => fetchUpload(saved.upload, call)));
  if (!half) saveUpload(undefined);
  return half;
}

/** The response's value; undefined for a "not found" error. */
function optional<T>(answer: ApiResult<T>): T | undefined {
  return answer.error?.reason === 'not-found' ? undefined : required(answer);
}
