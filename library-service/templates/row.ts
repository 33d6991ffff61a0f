import type { Template } from '../../src/api/libraries/template';

/** A row of `templates`, without the template's content. */
export interface TemplateRow {
  readonly id: number;
  readonly folder: number | null;
  readonly title: string;
  readonly title_key: string;
  readonly type: string;
  readonly author: string;
  readonly bytes: number;
  readonly thumbnail: string | null;
  readonly created: number;
  readonly edited: number;
}

/** The columns of `TemplateRow`. */
export const templateColumns =
  'id, folder, title, title_key, type, author, bytes, thumbnail, created, edited';

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
