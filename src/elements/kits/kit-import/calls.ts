import { anything, type KitAnswer, type KitCall, kitCall } from '../rest';
import { type ImportSession, importSession } from '../wire/import';
import { type UploadSession, uploadSession } from '../wire/upload';
import type { Choices } from './choices';
import type { FetchRequest } from './source';
import type { HalfUpload } from './upload/half-upload';

/** How the calls are made. */
export type CallOptions = Pick<KitCall<unknown>, 'signal' | 'timeout'>;

/** Begins an upload, or finds the one of the same file. */
export function beginUpload(
  { name, size, fingerprint }: Omit<HalfUpload, 'upload'>,
  options: CallOptions,
): Promise<KitAnswer<UploadSession>> {
  const body = { name, size, fingerprint };
  return kitCall('kits/uploads', { ...options, method: 'POST', body, shape: uploadSession });
}

/** What the server has of an upload. */
export function fetchUpload(
  upload: string,
  options: CallOptions,
): Promise<KitAnswer<UploadSession>> {
  return kitCall(uploadRoute(upload), { ...options, shape: uploadSession });
}

/** Sends one chunk of an upload. */
export function sendChunk(
  upload: string,
  index: number,
  body: ArrayBuffer,
  options: CallOptions,
): Promise<KitAnswer<UploadSession>> {
  const route = `${uploadRoute(upload)}/chunks/${index}`;
  return kitCall(route, { ...options, method: 'PUT', body, shape: uploadSession });
}

/** Has the server forget an upload. */
export function forgetUpload(upload: string, options: CallOptions): Promise<KitAnswer<unknown>> {
  return kitCall(uploadRoute(upload), { ...options, method: 'DELETE', shape: anything });
}

/** Has the server itself fetch a kit. */
export function fetchKit(
  body: FetchRequest,
  options: CallOptions,
): Promise<KitAnswer<UploadSession>> {
  return kitCall('kits/uploads/from', { ...options, method: 'POST', body, shape: uploadSession });
}

/** Opens an uploaded kit. */
export function openImport(
  upload: string,
  options: CallOptions,
): Promise<KitAnswer<ImportSession>> {
  return importCall('', options, { upload });
}

/** An import: one by its session, this person's `current`, or the `last` completed one. */
export function fetchImport(
  session: string,
  options: CallOptions,
): Promise<KitAnswer<ImportSession>> {
  return kitCall(importRoute(session), { ...options, shape: importSession });
}

/** Forgets an import that has not been started. */
export function forgetImport(session: string, options: CallOptions): Promise<KitAnswer<unknown>> {
  return kitCall(importRoute(session), { ...options, method: 'DELETE', shape: anything });
}

/** Starts an import with what was chosen. */
export function startImport(
  session: string,
  choices: Choices,
  options: CallOptions,
): Promise<KitAnswer<ImportSession>> {
  return importCall(`/${encodeURIComponent(session)}/start`, options, choices);
}

/** Takes one step of an import. */
export function callRunner(
  session: string,
  runner: string,
  options: CallOptions,
): Promise<KitAnswer<ImportSession>> {
  const step = encodeURIComponent(runner);
  return importCall(`/${encodeURIComponent(session)}/runners/${step}`, options, {});
}

/** Takes an import back; `edited` says what becomes of documents that were edited since. */
export function revertImport(
  session: string,
  edited: 'revert' | 'keep' | undefined,
  options: CallOptions,
): Promise<KitAnswer<ImportSession>> {
  return importCall(`/${encodeURIComponent(session)}/revert`, options, { edited });
}

function importCall(
  route: string,
  options: CallOptions,
  body: object,
): Promise<KitAnswer<ImportSession>> {
  return kitCall(`kits/imports${route}`, {
    ...options,
    method: 'POST',
    body,
    shape: importSession,
  });
}

const uploadRoute = (upload: string): string => `kits/uploads/${encodeURIComponent(upload)}`;
const importRoute = (session: string): string => `kits/imports/${encodeURIComponent(session)}`;
