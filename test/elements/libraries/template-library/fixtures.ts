import type { Template } from '../../../../src/api/libraries/template';

/** A template of a library. */
export function templateOf(id: number, changes: Partial<Template> = {}): Template {
  return {
    id: String(id),
    title: `Template ${id}`,
    type: id % 2 ? 'header' : 'page',
    author: 'admin',
    created: Date.UTC(2026, 4, 1),
    edited: Date.UTC(2026, 4, 1) + id * 60_000,
    bytes: 1200,
    folder: null,
    thumbnail: null,
    ...changes,
  };
}
