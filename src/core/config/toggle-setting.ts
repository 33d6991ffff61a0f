import * as z from 'zod/mini';
import { isOff, isOn } from './toggle';

type Printed = boolean | number | string;

/** A toggle in settings; one that is neither on nor off is `junk`. */
export function toggleSetting<Junk extends boolean | undefined>(junk: Junk) {
  const read: z.ZodMiniType<boolean | Junk, Printed> = z.transform((value: Printed) =>
    isOff(value) ? false : isOn(value) || junk,
  );
  return z.catch(z.pipe(z.union([z.boolean(), z.number(), z.string()]), read), junk);
}
