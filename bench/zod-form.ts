import * as z from 'zod/mini';
import { COUNTRIES, EXTRAS, ROOMS } from './form';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optional = <T extends z.ZodMiniType>(schema: T) => z.union([z.literal(''), schema]);
const SCHEME = /^(?:https?|ftps?|mailto|tel)$/;
const TEL = /^\+?[\d\s().-]{6,20}$/;
const PHOTO = /^(?:audio|video|image)\//;

/** The form of `form.ts`, as a developer would write it with zod/mini. */
const schema = z.object({
  'your-name': text(400),
  'your-email': z.email().check(z.maxLength(400)),
  phone: text(400).check(z.regex(TEL)),
  website: optional(z.url({ protocol: SCHEME }).check(z.maxLength(400))),
  guests: z.coerce.number().check(z.gte(1), z.lte(20)),
  arrival: z.iso.date().check(z.refine((date) => date >= '2024-01-01' && date <= '2034-12-31')),
  departure: z.iso.date().check(z.refine((date) => date >= '2024-01-02')),
  message: text(2000).check(z.minLength(10)),
  country: z.enum(COUNTRIES),
  room: z.enum(ROOMS),
  extras: z.array(z.enum(EXTRAS)).check(z.minLength(1)),
  photo: z.file().check(
    z.maxSize(1_048_576),
    z.refine((file: File) => PHOTO.test(file.type)),
  ),
});

/** Checks the form of `form.ts`; returns the message for each invalid field. */
export function validateWithZod(formData: FormData): Map<string, string> {
  const invalid = new Map<string, string>();
  const values = { ...Object.fromEntries(formData), extras: formData.getAll('extras[]') };
  const result = schema.safeParse(values);
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0]);
    if (!invalid.has(field)) invalid.set(field, message);
  }
  return invalid;
}
