import * as z from 'zod/mini';
import { fetchRequest } from '../wire/upload';

/** What the server is told to fetch a kit by. */
export type FetchRequest = z.infer<typeof fetchRequest>;

/** The shape of a source, to read one that was kept. */
export const kitSource = z.union([
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.enum(['address', 'cloud']), request: fetchRequest }),
]);

/** Where a kit comes from. */
export type KitSource = z.infer<typeof kitSource>;

/** Whether the person comes from the library: for its own kits, and those that it has sent here. */
export function isFromLibrary(source: KitSource | undefined): boolean {
  if (source === undefined || source.kind === 'file') return false;
  return 'kit_cloud_id' in source.request || source.request.referrer === 'kit-library';
}
