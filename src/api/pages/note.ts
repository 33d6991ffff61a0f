import * as z from 'zod/mini';
import { elementName } from './document';

/** The maximum length of a note, in characters. */
export const NOTE_LENGTH = 2000;

/** The maximum number of notes of a page. */
export const MOST_NOTES = 500;

/** A note on an element of a page. Only editors see it; it is never printed. */
export const note = z.object({
  id: z.string(),
  /** The id of the element. Null: the note is about the page. */
  element: z.nullable(z.string()),
  text: z.string(),
  author: z.string(),
  /** Milliseconds since 1970. */
  created: z.number(),
  /** Null: open. */
  resolved: z.nullable(z.object({ by: z.string(), at: z.number() })),
});

/** A note on an element of a page. */
export type Note = z.infer<typeof note>;

/** The response of `GET /pages/{id}/notes`: all notes, oldest first. */
export const noteList = z.object({ notes: z.array(note) });

/** The body of `POST /pages/{id}/notes`. */
export const newNote = z.object({
  element: z.nullable(elementName),
  text: z.string().check(z.refine((text) => text.trim() !== '' && text.length <= NOTE_LENGTH)),
});

/** The body of `PATCH /pages/{id}/notes/{note}`. */
export const noteChange = z.object({ resolved: z.boolean() });
