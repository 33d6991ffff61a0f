import MiniSearch, { type AsPlainObject } from 'minisearch';
import { searchOptions } from '../assets/docs/search-options.js';
import type { ReadPage } from './site';

/** The index of the search, as `minisearch` reads it in the browser. */
export type SearchIndex = AsPlainObject;

export function searchIndex(pages: readonly ReadPage[]): SearchIndex {
  const index = new MiniSearch(searchOptions);
  index.addAll(
    pages.map(({ path, title, group, headings, sentences, text }) => ({
      path,
      title,
      group,
      headings: headings.map((heading) => heading.text).join(' '),
      sentences,
      text,
    })),
  );
  return index.toJSON();
}
