import * as z from 'zod/mini';
import { localTexts } from '../../../builder/runtime/storage/storage';
import { jsonText } from '../../../core/state/json-text';
import { LogoSchema, PaletteSchema, type PreviewData, TypographySchema } from './data';

const KEY = 'starter-templates-iframe-preview-data';

/** An entry that is dropped if it is invalid. */
const entry = <T>(schema: z.ZodMiniType<T>) =>
  z.catch(z.optional(schema) as z.ZodMiniType<T | undefined>, undefined);

const SavedSchema = z.object({
  data: z.object({
    siteLogo: entry(LogoSchema),
    colorPalette: entry(PaletteSchema),
    siteTypography: entry(TypographySchema),
    siteTitle: entry(z.boolean()),
  }),
  url: z.string(),
});

/** The data that earlier pages of the preview have saved, validated; empty if another site has saved it. */
export function savedData(origin: string): PreviewData {
  try {
    const { success, data } = SavedSchema.safeParse(JSON.parse(localTexts.read(KEY) ?? ''));
    return success && data.url === origin ? data.data : {};
  } catch {
    return {};
  }
}

/** Saves the data for the next page of the preview. */
export function saveData(data: PreviewData, origin: string): void {
  if (Object.values(data).every((value) => value === undefined)) localTexts.remove(KEY);
  else if (!write(data, origin)) {
    // An uploaded logo can exceed the storage quota; the other data is saved without it.
    localTexts.remove(KEY);
    write({ ...data, siteLogo: undefined }, origin);
  }
}

function write(data: PreviewData, url: string): boolean {
  return localTexts.write(KEY, jsonText({ data, url }));
}
