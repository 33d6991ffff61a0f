import type { KitAnswer, KitError } from '../rest';
import type { ExportSession } from '../wire/export';

/** How an export is run. */
interface Running {
  /** Takes a step of the export on the server. */
  readonly step: (session: string, runner: string) => Promise<KitAnswer<ExportSession>>;
  /** Is given the export after each step. */
  readonly progressed: (session: ExportSession) => void;
}

/**
 * Takes the steps of an export one by one, from the first that is not done, until it is whole.
 *
 * @returns why it has stopped before that
 */
export async function runExport(
  begun: ExportSession,
  { step, progressed }: Running,
): Promise<KitError | undefined> {
  let session = begun;
  while (session.state !== 'completed') {
    const next = session.runners.find(({ isDone }) => !isDone);
    if (!next) return broken('no step is left, and it is not completed');
    const { value, error } = await step(session.session, next.runner);
    if (error) return error;
    const { runners } = value;
    if (!runners.some(({ runner, isDone }) => runner === next.runner && isDone)) {
      return broken(`the step "${next.runner}" was taken and is not done`);
    }
    session = value;
    progressed(session);
  }
  return undefined;
}

/** Going on would be for ever. */
function broken(what: string): KitError {
  return { code: 'general', reason: 'unreadable', message: `The export cannot go on: ${what}.` };
}
