import type { ApiResult } from '../../../api/client';
import type { ImportSession } from '../../../api/kits/import';
import { callRunner, fetchImport, openImport, revertImport, startImport } from './calls';
import type { Choices } from './choices';
import { protocolError, required } from './failure';
import type { Job } from './job';

/**
 * Starts an import unless it is running, and calls its runners one by one, from the first that is not done. Each
 * call runs a part of a long runner.
 *
 * @throws KitFailure if a runner fails; a later call continues with that runner
 */
export async function runImport(job: Job, opened: ImportSession, choices: Choices): Promise<void> {
  const { call, withRetries, dispatch } = job;
  let session = opened.state === 'opened' ? await started(job, opened, choices) : opened;
  dispatch({ type: 'ran', session });
  while (session.state === 'running') {
    const runner = session.runners.find(({ isDone }) => !isDone)?.runner;
    if (runner === undefined) throw protocolError('All runners are done, but the import is not');
    const { session: id } = session;
    const before = doneIn(session, runner);
    session = required(await withRetries(() => callRunner(id, runner, call)));
    if (doneIn(session, runner) <= before) throw protocolError(`Runner ${runner} has done nothing`);
    dispatch({ type: 'ran', session });
  }
}

/** Starts an import. If the response to the first attempt was lost, the second one reports a conflict. */
async function started(
  { call, withRetries }: Job,
  { session }: ImportSession,
  choices: Choices,
): Promise<ImportSession> {
  const answer = await withRetries(() => startImport(session, choices, call));
  if (answer.error?.reason !== 'conflict') return running(required(answer));
  const current = required(await withRetries(() => fetchImport(session, call)));
  return current.state === 'opened' ? required(answer) : current;
}

function running(session: ImportSession): ImportSession {
  if (session.state === 'opened') throw protocolError('The import has not started');
  return session;
}

/** The number of items that a runner has imported; infinite when it is done. */
function doneIn({ runners }: ImportSession, name: string): number {
  const runner = runners.find((one) => one.runner === name);
  return runner?.isDone ? Infinity : (runner?.done ?? 0);
}

/** Opens an uploaded kit. A large one is checked in several requests. */
export async function openWhole(
  { call, withRetries, dispatch }: Job,
  upload: string,
): Promise<ApiResult<ImportSession>> {
  for (;;) {
    const answer = await withRetries(() => openImport(upload, call));
    if (answer.value?.state !== 'opening') return answer;
    dispatch({ type: 'checking', progress: answer.value.progress });
  }
}

/** Reverts an import. A large one is reverted in several requests. */
export async function revertWhole(
  { call, withRetries }: Job,
  session: string,
  edited: 'revert' | 'keep' | undefined,
): Promise<ApiResult<ImportSession>> {
  for (;;) {
    const answer = await withRetries(() => revertImport(session, edited, call));
    if (answer.error || answer.value.state === 'reverted') return answer;
  }
}
