import * as z from 'zod/mini';

const text = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');
const offset = z.catch(z.pipe(z.union([z.number(), z.string()]), z.transform(finite)), 0);
const index = z.catch(
  z.optional(z.pipe(z.union([z.number(), z.string()]), z.transform(place))),
  undefined,
);

/** One region as a CMS prints it. What does not fit is left out, field by field. */
export const RegionSchema = z.object({
  /** Its outline, as the `d` of an SVG path. */
  path: z.optional(text),
  /** The id of its shape, where the map comes as SVG. */
  id: z.optional(text),
  title: z.optional(text),
  /** The country's code (ISO 3166, such as `AT`) or name. */
  country: z.optional(text),
  /** Its number within its country; default: its place, from 0. */
  index,
  /** The title that the site's editor has given it. */
  ctitle: z.optional(text),
  /** Where it leads. */
  link: z.optional(text),
  /** How far its label stands from its middle, in the map's space of 570 by 810. */
  offset_x: z.optional(offset),
  offset_y: z.optional(offset),
});

/** One region as a CMS prints it, its numbers read. */
export type RegionData = z.output<typeof RegionSchema>;

/** A list of regions; an entry that is none is passed over. */
export const RegionListSchema = z.catch(z.array(z.catch(RegionSchema, {})), []);

function finite(value: string | number): number {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}

function place(value: string | number): number | undefined {
  const number = value === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= 0 ? number : undefined;
}
