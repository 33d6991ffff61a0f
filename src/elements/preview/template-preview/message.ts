import * as z from 'zod/mini';
import { LogoSchema, PaletteSchema, TypographySchema } from './data';

/** What a host's messages are known by. */
const CALL = 'starterTemplatePreviewDispatch';

const ValueSchema = z.discriminatedUnion('param', [
  z.object({ param: z.literal('siteLogo'), data: LogoSchema }),
  z.object({ param: z.literal('colorPalette'), data: PaletteSchema }),
  z.object({ param: z.literal('siteTypography'), data: TypographySchema }),
  z.object({ param: z.literal('siteTitle'), data: z.boolean() }),
  z.object({ param: z.literal('clearPreviewAssets') }),
  z.object({ param: z.literal('completeOnboarding') }),
  z.object({ param: z.literal('cleanStorage'), data: z.optional(LogoSchema) }),
]);

const MessageSchema = z.object({ call: z.literal(CALL), value: ValueSchema });

/** What a host wants of the preview. */
export type PreviewMessage = z.output<typeof ValueSchema>;

/** True of data that are meant for a preview, well-formed or not. */
export function isAddressed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'call') === CALL;
}

/** A message as it was read. */
export interface ReadMessage {
  readonly message: PreviewMessage;
  /** The places of values that could not go into a page; they are left out. */
  readonly unusable: readonly string[];
}

/** Reads a message; answers with the place where it is of another shape, such as `value.data`. */
export function readMessage(data: unknown): ReadMessage | string {
  const { success, data: read, error } = MessageSchema.safeParse(data);
  if (!success) return error.issues[0]?.path.join('.') || 'the whole of it';
  return {
    message: read.value,
    unusable: leftOut(Reflect.get(data as object, 'value'), read.value),
  };
}

/** The places of what was given and is not in what was read. Empty text means that nothing was given. */
function leftOut(given: unknown, read: unknown): string[] {
  if (given === undefined || given === null || given === '') return [];
  if (read === undefined) return [''];
  if (typeof given !== 'object' || typeof read !== 'object') return [];
  return Object.keys(read as object).flatMap((key) =>
    leftOut(Reflect.get(given, key), Reflect.get(read as object, key)).map((place) =>
      place ? `${key}.${place}` : key,
    ),
  );
}
