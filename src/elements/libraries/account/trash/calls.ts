import { type ApiResult, type CallOptions, callApi } from '../../../../api/client';
import type { TrashItem, TrashPage } from '../../../../api/libraries/trash';
import { trashRoutes } from '../../../../api/routes/trash';

/** The number of items that the trash shows at once; the last deleted ones. */
const SHOWN = 100;

/** Fetches the last deleted templates and kits. */
export function fetchTrash(options: CallOptions): Promise<ApiResult<TrashPage>> {
  return callApi(trashRoutes.listTrash, { query: { offset: 0, limit: SHOWN } }, options);
}

/** Restores a deleted item. */
export function restoreItem(
  { kind, id }: TrashItem,
  options: CallOptions,
): Promise<ApiResult<{ readonly done: number }>> {
  return callApi(trashRoutes.restoreTrash, { body: { items: [{ kind, id }] } }, options);
}

/** Removes all deleted items permanently. */
export function emptyTrash(options: CallOptions): Promise<ApiResult<{ readonly done: number }>> {
  return callApi(trashRoutes.emptyTrash, {}, options);
}
