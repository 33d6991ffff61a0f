import type { Selectable } from 'kysely';
import type { Template } from '../../src/api/libraries/template';
import type { Tables } from '../storage/rows';

/** The columns of an entry of a list: those of a template without its content. */
export const templateColumns = [
  'id',
  'folder',
  'title',
  'title_key',
  'type',
  'author',
  'author_key',
  'bytes',
  'thumbnail',
  'created',
  'edited',
] as const;

/** A row of `templates`, without the template's content. */
export type TemplateRow = Pick<Selectable<Tables['templates']>, (typeof templateColumns)[number]>;

/** A template as an entry of a list. */
export function templateOf(row: TemplateRow): Template {
  const { id, folder, title, type, author, bytes, thumbnail, created, edited } = row;
  return {
    id: String(id),
    title,
    type,
    author,
    created,
    edited,
    bytes,
    folder: folder === null ? null : String(folder),
    thumbnail: thumbnail === null ? null : `thumbnails/${thumbnail}`,
  };
}
