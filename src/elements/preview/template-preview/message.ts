import * as z from 'zod/mini';
import { LogoSchema, PaletteSchema, TypographySchema } from './data';

/** The value of `call` in a host's messages. */
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

/** A message of the host. */
export type PreviewMessage = z.output<typeof ValueSchema>;

/** True if data is meant for a preview, even if malformed. */
export function isAddressed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'call') === CALL;
}

/** A parsed message. */
export interface ReadMessage {
  readonly message: PreviewMessage;
  /** The paths of unusable values, which were dropped. */
  readonly unusable: readonly string[];
}

/** Parses a message; returns the path of the first wrong value, such as `value.data`, if it is malformed. */
export function readMessage(data: unknown): ReadMessage | string {
  const { success, data: read, error } = MessageSchema.safeParse(data);
  if (!success) return error.issues[0]?.path.join('.') || 'the whole message';
  return {
    message: read.value,
    unusable: leftOut(Reflect.get(data as object, 'value'), read.value),
  };
}

/** The paths of values in `sent` that are missing in `read`. An empty text counts as not sent. */
function leftOut(sent: unknown, read: unknown): string[] {
  if (sent === undefined || sent === null || sent === '') return [];
  if (read === undefined) return [''];
  if (typeof sent !== 'object' || typeof read !== 'object') return [];
  return Object.keys(read as object).flatMap((key) =>
    leftOut(Reflect.get(sent, key), Reflect.get(read as object, key)).map((path) =>
      path ? `${key}.${path}` : key,
    ),
  );
}
