import * as z from 'zod/mini';
import { localTexts } from '../../../core/storage/storage';
import { LogoSchema, PaletteSchema, type PreviewData, TypographySchema } from './data';

const KEY = 'starter-templates-iframe-preview-data';

/** An entry that does not fit costs only itself. */
const entry = <T>(schema: z.ZodMiniType<T>) =>
  z.catch(z.optional(schema) as z.ZodMiniType<T | undefined>, undefined);

const KeptSchema = z.object({
  data: z.object({
    siteLogo: entry(LogoSchema),
    colorPalette: entry(PaletteSchema),
    siteTypography: entry(TypographySchema),
    siteTitle: entry(z.boolean()),
  }),
  url: z.string(),
});

/** What earlier pages of the preview have kept, checked anew; nothing where another site has kept it. */
export function keptData(origin: string): PreviewData {
  try {
    const { success, data } = KeptSchema.safeParse(JSON.parse(localTexts.read(KEY) ?? ''));
    return success && data.url === origin ? data.data : {};
  } catch {
    return {};
  }
}

/** Keeps what is shown for the next page of the preview. */
export function keepData(data: PreviewData, origin: string): void {
  if (Object.values(data).every((value) => value === undefined)) localTexts.remove(KEY);
  else if (!write(data, origin)) {
    // An uploaded logo can be larger than the storage; all else is kept without it.
    localTexts.remove(KEY);
    write({ ...data, siteLogo: undefined }, origin);
  }
}

function write(data: PreviewData, url: string): boolean {
  return localTexts.write(KEY, JSON.stringify({ data, url }));
}
