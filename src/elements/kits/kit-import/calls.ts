import {
  type ApiResult,
  type CallOptions,
  callApi,
  callWithoutResponse,
} from '../../../api/client';
import type { ImportSession } from '../../../api/kits/import';
import type { UploadSession } from '../../../api/kits/upload';
import { importRoutes } from '../../../api/routes/kit-imports';
import { uploadRoutes } from '../../../api/routes/kit-uploads';
import type { Choices } from './choices';
import type { FetchRequest } from './source';
import type { HalfUpload } from './upload/half-upload';

export type { CallOptions };

type UploadResult = Promise<ApiResult<UploadSession>>;
type ImportResult = Promise<ApiResult<ImportSession>>;

/** Creates an upload, or finds the unfinished upload of the same file. */
export function beginUpload(
  { name, size, fingerprint }: Omit<HalfUpload, 'upload'>,
  options: CallOptions,
): UploadResult {
  return callApi(uploadRoutes.createUpload, { body: { name, size, fingerprint } }, options);
}

/** Fetches the progress of an upload. */
export function fetchUpload(upload: string, options: CallOptions): UploadResult {
  return callApi(uploadRoutes.readUpload, { params: { upload } }, options);
}

/** Sends one chunk of an upload. */
export function sendChunk(
  upload: string,
  index: number,
  body: ArrayBuffer,
  options: CallOptions,
): UploadResult {
  const params = { upload, index: String(index) };
  return callApi(uploadRoutes.saveChunk, { params, body }, options);
}

/** Deletes an upload. */
export function forgetUpload(upload: string, options: CallOptions): Promise<ApiResult<unknown>> {
  return callWithoutResponse(uploadRoutes.deleteUpload, { params: { upload } }, options);
}

/** Makes the server itself fetch a kit. */
export function fetchKit(body: FetchRequest, options: CallOptions): UploadResult {
  return callApi(uploadRoutes.fetchKit, { body }, options);
}

/** Opens an import of an uploaded kit. */
export function openImport(upload: string, options: CallOptions): ImportResult {
  return callApi(importRoutes.openImport, { body: { upload } }, options);
}

/** Fetches an import by its session. `current` is the account's unfinished one, `last` the last completed one. */
export function fetchImport(session: string, options: CallOptions): ImportResult {
  return callApi(importRoutes.readImport, { params: { session } }, options);
}

/** Deletes an import that has not been started. */
export function forgetImport(session: string, options: CallOptions): Promise<ApiResult<unknown>> {
  return callWithoutResponse(importRoutes.deleteImport, { params: { session } }, options);
}

/** Starts an import with the person's choices. */
export function startImport(session: string, body: Choices, options: CallOptions): ImportResult {
  return callApi(importRoutes.startImport, { params: { session }, body }, options);
}

/** Runs one step of an import. */
export function callRunner(session: string, runner: string, options: CallOptions): ImportResult {
  return callApi(importRoutes.runImportStep, { params: { session, runner }, body: {} }, options);
}

/**
 * Reverts an import.
 *
 * @param edited whether documents that were edited after the import are reverted too. Undefined: the server
 *   answers with a conflict when there are any
 */
export function revertImport(
  session: string,
  edited: 'revert' | 'keep' | undefined,
  options: CallOptions,
): ImportResult {
  return callApi(importRoutes.revertImport, { params: { session }, body: { edited } }, options);
}
