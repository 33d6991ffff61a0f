import type { ApiError, ApiResult } from '../../../api/client';
import type { ExportSession } from '../../../api/kits/export';

/** The operations of a run. */
interface Running {
  /** Runs a step of the export on the server. */
  readonly step: (session: string, runner: string) => Promise<ApiResult<ExportSession>>;
  /** Called with the export after each step. */
  readonly progressed: (session: ExportSession) => void;
}

/**
 * Runs the steps of an export one by one, from the first that is not done, until the export is completed. A long step
 * takes several requests.
 *
 * @returns the error that has stopped the export
 */
export async function runExport(
  begun: ExportSession,
  { step, progressed }: Running,
): Promise<ApiError | undefined> {
  let session = begun;
  while (session.state !== 'completed') {
    const next = session.runners.find(({ isDone }) => !isDone);
    if (!next) return protocolError('no step is left, but it is not completed');
    const { value, error } = await step(session.session, next.runner);
    if (error) return error;
    const ran = value.runners.find(({ runner }) => runner === next.runner);
    if (!ran?.isDone && !ran?.isUnderWay) {
      return protocolError(`the step "${next.runner}" has run, but is not done`);
    }
    session = value;
    progressed(session);
  }
  return undefined;
}

/** The error for a response that would repeat the same step forever. */
function protocolError(cause: string): ApiError {
  return {
    code: 'general',
    reason: 'unreadable',
    message: `The export cannot continue: ${cause}.`,
  };
}
