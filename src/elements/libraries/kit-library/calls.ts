import {
  type ApiResult,
  type CallOptions,
  callApi,
  type FileUpload,
  uploadFile,
} from '../../../api/client';
import type { BulkAnswer } from '../../../api/libraries/bulk';
import type { Kit, KitPage } from '../../../api/libraries/kit';
import { cloudKitRoutes } from '../../../api/routes/cloud-kits';
import { type KitQuery, orders } from './query';

/** Fetches one page of the kits that match a query. */
export function fetchKits(
  { search, order, page }: KitQuery,
  pageSize: number,
  options: CallOptions,
): Promise<ApiResult<KitPage>> {
  const query = {
    ...orders[order],
    offset: (page - 1) * pageSize,
    limit: pageSize,
    search: search.trim() || undefined,
  };
  return callApi(cloudKitRoutes.listKits, { query }, options);
}

/** Deletes a kit. The result has the id that undoes it. */
export function deleteKit(id: string, options: CallOptions): Promise<ApiResult<BulkAnswer>> {
  return callApi(cloudKitRoutes.deleteKit, { params: { id } }, options);
}

/** Uploads a kit's file to the library. */
export function sendKit(file: Blob, options: Omit<FileUpload, 'file'>): Promise<ApiResult<Kit>> {
  return uploadFile(cloudKitRoutes.saveKit, { ...options, file });
}
