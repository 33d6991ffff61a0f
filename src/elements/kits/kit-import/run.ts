import type { ImportSession } from '../../../api/kits/import';
import { callRunner, fetchImport, startImport } from './calls';
import type { Choices } from './choices';
import { protocolError, required } from './failure';
import type { Job } from './job';

/**
 * Starts an import unless it is running, and calls its runners one by one, from the first that is not done.
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
    session = required(await withRetries(() => callRunner(id, runner, call)));
    if (!isDone(session, runner)) throw protocolError(`Runner ${runner} is not done`);
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

function isDone({ runners }: ImportSession, runner: string): boolean {
  return runners.some((one) => one.runner === runner && one.isDone);
}
