import {
  type ApiResult,
  type CallOptions,
  callApi,
  callWithoutResponse,
  fileAddress,
} from '../../../api/client';
import type { ExportRequest, ExportSession } from '../../../api/kits/export';
import { exportRoutes } from '../../../api/routes/kit-exports';

export type { CallOptions };

type Result = Promise<ApiResult<ExportSession>>;

/** Creates an export. */
export function beginExport(body: ExportRequest, options: CallOptions): Result {
  return callApi(exportRoutes.createExport, { body }, options);
}

/** Fetches the progress of an export. */
export function fetchExport(session: string, options: CallOptions): Result {
  return callApi(exportRoutes.readExport, { params: { session } }, options);
}

/** Runs the next step of an export. */
export function runExportStep(session: string, runner: string, options: CallOptions): Result {
  return callApi(exportRoutes.runExportStep, { params: { session, runner } }, options);
}

/** Deletes an export with its files. */
export function forgetExport(session: string, options: CallOptions): Promise<ApiResult<unknown>> {
  return callWithoutResponse(exportRoutes.deleteExport, { params: { session } }, options);
}

/** The address of an export's zip file, for a link. */
export const exportFileAddress = (session: string): string =>
  fileAddress(exportRoutes.readExportFile, { session });
