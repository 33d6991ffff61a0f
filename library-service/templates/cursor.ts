import * as z from 'zod/mini';
import { LibraryRefusal } from '../../server/library-refusal';

const shape = z.tuple([z.union([z.string(), z.number()]), z.number()]);

/** The end of a page: the sort value and the id of its last row. */
export type Cursor = z.infer<typeof shape>;

/** A cursor as a query parameter. */
export const cursorText = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Parses a cursor. @throws LibraryRefusal the text is not a cursor */
export function cursorOf(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new LibraryRefusal('library-invalid', `cursor is "${text}", which no answer has named.`);
  }
}
