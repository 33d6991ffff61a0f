import { anything, type KitAnswer, type KitCall, kitCall } from '../rest';
import { type ExportRequest, type ExportSession, exportSession } from '../wire/export';

/** Who ends a call, and when. */
export type CallOptions = Pick<KitCall<unknown>, 'signal' | 'timeout'>;

type Answer = Promise<KitAnswer<ExportSession>>;

const shape = exportSession;

const place = (session: string): string => `kits/exports/${encodeURIComponent(session)}`;

/** Begins an export. */
export function beginExport(body: ExportRequest, options: CallOptions): Answer {
  return kitCall('kits/exports', { ...options, method: 'POST', body, shape });
}

/** How far an export is. */
export function fetchExport(session: string, options: CallOptions): Answer {
  return kitCall(place(session), { ...options, shape });
}

/** Has the server take the next step. */
export function runExportStep(session: string, runner: string, options: CallOptions): Answer {
  const route = `${place(session)}/runners/${encodeURIComponent(runner)}`;
  return kitCall(route, { ...options, method: 'POST', shape });
}

/** Has the server forget an export, with all that it has written of it. */
export function forgetExport(session: string, options: CallOptions): Promise<KitAnswer<unknown>> {
  return kitCall(place(session), { ...options, method: 'DELETE', shape: anything });
}

/** The route of an export's file. */
export const exportFileRoute = (session: string): string => `${place(session)}/file`;
