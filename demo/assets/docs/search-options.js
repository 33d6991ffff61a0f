// How the documentation is searched: the server makes the index by these options, and the browser reads it by them.

/** The characters between words, as MiniSearch has them. */
const between = /[\n\r\p{Z}\p{P}]+/u;
/** Names such as `connect-src`: also words as a whole, beside their parts. */
const joined = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu;

export const searchOptions = {
  idField: 'path',
  fields: ['title', 'headings', 'sentences', 'text'],
  storeFields: ['title', 'group'],
  tokenize: (text) => [...text.split(between), ...(text.match(joined) ?? [])],
  // Words as they were typed come before those that begin with them or look like them.
  searchOptions: {
    prefix: (_word, index, words) => index === words.length - 1,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    weights: { prefix: 0.3, fuzzy: 0.1 },
    boost: { title: 8, headings: 2, sentences: 2 },
  },
};
