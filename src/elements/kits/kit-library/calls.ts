import type { CallOptions } from '../libraries/calls';
import { type BulkAnswer, bulkAnswer } from '../libraries/wire/bulk';
import { type Kit, type KitPage, kit, kitPage } from '../libraries/wire/kit';
import { type KitAnswer, kitCall, kitUpload } from '../rest';
import { type KitQuery, orders } from './query';

/** A page of the kits that a query means. */
export function fetchKits(
  { search, order, page }: KitQuery,
  pageSize: number,
  options: CallOptions,
): Promise<KitAnswer<KitPage>> {
  const query = new URLSearchParams({
    ...orders[order],
    offset: String((page - 1) * pageSize),
    limit: String(pageSize),
  });
  if (search.trim()) query.set('search', search.trim());
  return kitCall(`library/kits?${query}`, { ...options, shape: kitPage });
}

/** Deletes a kit; the answer has what undoes it. */
export function deleteKit(id: string, options: CallOptions): Promise<KitAnswer<BulkAnswer>> {
  const route = `library/kits/${encodeURIComponent(id)}`;
  return kitCall(route, { ...options, method: 'DELETE', shape: bulkAnswer });
}

/** Sends a kit's file to the library. */
export function sendKit(
  file: Blob,
  options: CallOptions & {
    readonly signal: AbortSignal;
    readonly key: string;
    readonly progressed: (share: number) => void;
  },
): Promise<KitAnswer<Kit>> {
  return kitUpload('library/kits', { ...options, file, type: 'application/zip', shape: kit });
}
