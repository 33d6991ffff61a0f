import { callApi } from '../../api/client';
import type { Note } from '../../api/pages/note';
import { pageEditorRoutes } from '../../api/routes/page-editors';
import { restAddress } from '../../core/config';
import { answered } from './answered';

/**
 * The notes of a page, which its editors see and visitors never get. Each function rejects with a sentence for people.
 */
export interface PageNotes {
  /** A name of the notes that is unique in this browser: what is typed is kept under it. Default: it is not kept. */
  readonly key?: string;
  /** All notes, oldest first. */
  list(): Promise<readonly Note[]>;
  /** @param element the id of a node; null: the note is about the page */
  add(element: string | null, text: string): Promise<Note>;
  /** Resolves a note, or opens it again. */
  resolve(note: Note, isResolved: boolean): Promise<Note>;
}

/** The notes of a page of the site's own API, by its id. */
export function apiNotes(id: string): PageNotes {
  const { listNotes, addNote, changeNote } = pageEditorRoutes;
  return {
    key: restAddress(`nh/v1/pages/${id}/notes`),
    list: async () => answered(await callApi(listNotes, { params: { id } })).notes,
    add: async (element, text) =>
      answered(await callApi(addNote, { params: { id }, body: { element, text } })),
    async resolve({ id: note }, resolved) {
      const request = { params: { id, note }, body: { resolved } };
      return answered(await callApi(changeNote, request));
    },
  };
}
