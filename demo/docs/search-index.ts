import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { ReadPage } from './site';

/** The index of the search, as `minisearch` reads it in the browser. */
export type SearchIndex = AsPlainObject;

/** The fields of a page, the same in the index and in the browser (`demo/assets/docs/search.js`). */
export const searchOptions: Options = {
  idField: 'path',
  fields: ['title', 'headings', 'text'],
  storeFields: ['title', 'group'],
};

export function searchIndex(pages: readonly ReadPage[]): SearchIndex {
  const index = new MiniSearch(searchOptions);
  index.addAll(
    pages.map(({ path, title, group, headings, text }) => ({
      path,
      title,
      group,
      headings: headings.map((heading) => heading.text).join(' '),
      text,
    })),
  );
  return index.toJSON();
}
