import * as z from 'zod/mini';
import { fetchRequest } from '../../../api/kits/upload';

/** The request body with which the server downloads a kit. */
export type FetchRequest = z.infer<typeof fetchRequest>;

/** The schema of a saved source. */
export const kitSource = z.union([
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.enum(['address', 'cloud']), request: fetchRequest }),
]);

/** The source of a kit. */
export type KitSource = z.infer<typeof kitSource>;

/** Whether a kit comes from the cloud library, or from a link in the kit library. */
export function isFromLibrary(source: KitSource | undefined): boolean {
  if (source === undefined || source.kind === 'file') return false;
  return 'kit_cloud_id' in source.request || source.request.referrer === 'kit-library';
}
