import * as z from 'zod/mini';
import { Refusal } from '../refusal';

const shape = z.tuple([z.union([z.string(), z.number()]), z.number()]);

/** Where a page of a list ends: what its last row is sorted by, and its number. */
export type Cursor = z.infer<typeof shape>;

/** As text for an address. */
export const cursorText = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws Refusal no page has ended so */
export function cursorOf(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Refusal('library-invalid', `cursor is "${text}", which no answer has named.`);
  }
}
