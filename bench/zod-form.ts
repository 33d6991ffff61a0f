import * as z from 'zod/mini';

const optional = <T extends z.ZodMiniType>(schema: T) => z.union([z.literal(''), schema]);
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const number = (...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  optional(z.coerce.number().check(...checks));
const SCHEME = /^(?:https?|ftps?|mailto|tel)$/;
const TEL = /^\+?[\d\s().-]{6,20}$/;
const weekday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());

/** The form of `form.ts` as one would write it with zod/mini. */
const schema = z.object({
  'full-name': text(400),
  email: z.email().check(z.maxLength(400)),
  website: optional(z.url({ protocol: SCHEME }).check(z.maxLength(400))),
  phone: text(400).check(z.regex(TEL)),
  guests: number(z.gte(1), z.lte(20)),
  arrival: z.iso.date().check(z.refine((date) => date >= '2024-01-01' && date <= '2034-12-31')),
  'arrival-time': optional(z.iso.time()),
  delivery: optional(z.iso.date().check(z.refine(weekday))),
  country: optional(z.enum(['Austria', 'Germany', 'Italy', 'Switzerland'])),
  topics: z.array(z.enum(['Rooms', 'Prices', 'Events', 'Other'])).check(z.minLength(1)),
  budget: number(z.gte(100), z.multipleOf(50)),
  message: text(2000).check(z.minLength(10)),
});

/** Checks the form of `form.ts`; answers the message for each invalid field. */
export function validateWithZod(formData: FormData): Map<string, string> {
  const invalid = new Map<string, string>();
  const values = { ...Object.fromEntries(formData), topics: formData.getAll('topics[]') };
  const result = schema.safeParse(values);
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0]);
    if (!invalid.has(field)) invalid.set(field, message);
  }
  return invalid;
}
