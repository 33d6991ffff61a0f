import type * as z from 'zod/mini';
import { transaction } from '../../../server/transaction';
import { MOST_NOTES, type Note, type newNote } from '../../../src/api/pages/note';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';

interface Row {
  readonly id: number;
  readonly element: string | null;
  readonly text: string;
  readonly author: string;
  readonly created: number;
  readonly resolved_by: string | null;
  readonly resolved_at: number | null;
}

/** The notes of a page, oldest first. */
export function listNotes({ database }: Site, page: number): Note[] {
  const rows = database
    .prepare('SELECT * FROM page_notes WHERE document = ? ORDER BY id')
    .all(page);
  return (rows as Row[]).map(noteOf);
}

/** Adds a note. @throws PageRefusal the page has the maximum number of notes */
export function addNote(
  site: Site,
  page: number,
  author: string,
  { element, text }: z.infer<typeof newNote>,
): Note {
  const { database, clock } = site;
  return transaction(database, () => {
    const { count } = database
      .prepare('SELECT count(*) AS count FROM page_notes WHERE document = ?')
      .get(page) as { count: number };
    if (count >= MOST_NOTES) throw new PageRefusal('nh_page_most_notes');
    const row = database
      .prepare(
        `INSERT INTO page_notes (document, element, text, author, created)
         VALUES (?, ?, ?, ?, ?) RETURNING *`,
      )
      .get(page, element, text.trim(), author, clock());
    return noteOf(row as Row);
  });
}

/** Resolves a note, or opens it again. @throws PageRefusal it does not exist */
export function resolveNote(
  { database, clock }: Site,
  page: number,
  id: string,
  by: string | null,
): Note {
  const row = database
    .prepare(
      `UPDATE page_notes SET resolved_by = ?, resolved_at = ?
       WHERE document = ? AND id = ? RETURNING *`,
    )
    .get(by, by === null ? null : clock(), page, Number(id));
  if (!row) throw new PageRefusal('nh_page_no_note');
  return noteOf(row as Row);
}

function noteOf({ id, element, text, author, created, resolved_by, resolved_at }: Row): Note {
  const resolved =
    resolved_by === null || resolved_at === null ? null : { by: resolved_by, at: resolved_at };
  return { id: String(id), element, text, author, created, resolved };
}
