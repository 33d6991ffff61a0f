import type { ImportSession } from '../wire/import';
import { callRunner, fetchImport, startImport } from './calls';
import type { Choices } from './choices';
import { brokenPromise, required } from './failure';
import type { Job } from './job';

/**
 * Starts an import unless it is started, and calls its runners one by one from the first that is not done.
 *
 * @throws KitFailure of the first that fails; a later run goes on at it
 */
export async function runImport(job: Job, opened: ImportSession, choices: Choices): Promise<void> {
  const { call, persistently, dispatch } = job;
  let session = opened.state === 'opened' ? await started(job, opened, choices) : opened;
  dispatch({ type: 'ran', session });
  while (session.state === 'running') {
    const runner = session.runners.find(({ isDone }) => !isDone)?.runner;
    if (runner === undefined) throw brokenPromise('All runners are done, but the import is not');
    const { session: id } = session;
    session = required(await persistently(() => callRunner(id, runner, call)));
    if (!isDone(session, runner)) throw brokenPromise(`Runner ${runner} is not done`);
    dispatch({ type: 'ran', session });
  }
}

/** A start whose answer was lost is refused the second time, but has been made. */
async function started(
  { call, persistently }: Job,
  { session }: ImportSession,
  choices: Choices,
): Promise<ImportSession> {
  const answer = await persistently(() => startImport(session, choices, call));
  if (answer.error?.reason !== 'conflict') return running(required(answer));
  const found = required(await persistently(() => fetchImport(session, call)));
  return found.state === 'opened' ? required(answer) : found;
}

function running(session: ImportSession): ImportSession {
  if (session.state === 'opened') throw brokenPromise('The import has not started');
  return session;
}

function isDone({ runners }: ImportSession, runner: string): boolean {
  return runners.some((one) => one.runner === runner && one.isDone);
}
