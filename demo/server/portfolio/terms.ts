import type { Work } from './work';

/** A term of one of the portfolio's taxonomies. */
export interface Term {
  readonly id: number;
  readonly slug: string;
  /** Plain text, without entities. */
  readonly name: string;
}

/** The portfolio plugin's name of a taxonomy, also in its URLs and parameters. */
export type TaxonomyName =
  | 'astra-portfolio-categories'
  | 'astra-portfolio-other-categories'
  | 'astra-portfolio-tags';

/** Ids of terms by taxonomy. A work must have one of the terms in each taxonomy. */
export type WantedTerms = { readonly [Name in TaxonomyName]?: readonly number[] | undefined };

/** A taxonomy of works. */
export interface Taxonomy {
  readonly name: TaxonomyName;
  readonly title: string;
  /** The field of a work with its terms. */
  readonly field: 'categories' | 'otherCategories' | 'tags';
  readonly terms: readonly Term[];
}

const categories: readonly Term[] = [
  { id: 11, slug: 'rebound-books', name: 'Rebound books' },
  { id: 12, slug: 'new-bindings', name: 'New bindings' },
  { id: 13, slug: 'boxes-cases', name: 'Boxes & cases' },
  { id: 14, slug: 'albums', name: 'Albums' },
  { id: 15, slug: 'marbled-papers', name: 'Marbled papers' },
  { id: 16, slug: 'customers-sites', name: 'Customers’ sites' },
  { id: 17, slug: 'films', name: 'Films from the bench' },
  // An empty category.
  { id: 18, slug: 'vellum', name: 'Vellum' },
];

const otherCategories: readonly Term[] = [
  { id: 21, slug: 'readers', name: 'Readers' },
  { id: 22, slug: 'authors-presses', name: 'Authors & presses' },
  { id: 23, slug: 'libraries', name: 'Libraries' },
  { id: 24, slug: 'museums', name: 'Museums' },
  { id: 25, slug: 'festivals', name: 'Festivals' },
];

const tagNames = [
  'Linen thread',
  'Raised bands',
  'Goatskin',
  'Calf',
  'Buckram',
  'Half cloth',
  'Gold tooling',
  'Blind tooling',
  'Headbands',
  'Edge gilding',
  'Japanese paper',
  'Paste paper',
  'Stone marble',
  'Combed marble',
  'Clamshell',
  'Slipcase',
  'Ribbon',
  'Before & after',
  'One of one',
  'Shop',
];

const tags = tagNames.map((name, index) => ({ id: 31 + index, slug: slugOf(name), name }));

/** The taxonomies of the portfolio. */
export const taxonomies: readonly Taxonomy[] = [
  {
    name: 'astra-portfolio-categories',
    title: 'Portfolio categories',
    field: 'categories',
    terms: categories,
  },
  {
    name: 'astra-portfolio-other-categories',
    title: 'Other categories',
    field: 'otherCategories',
    terms: otherCategories,
  },
  { name: 'astra-portfolio-tags', title: 'Portfolio tags', field: 'tags', terms: tags },
];

/** The id of the term with this slug. */
export function termId(slug: string): number {
  for (const { terms } of taxonomies) {
    const found = terms.find((term) => term.slug === slug);
    if (found) return found.id;
  }
  throw new Error(`There is no term "${slug}".`);
}

/** The number of works by term id. */
export function termCounts(works: readonly Work[], { field }: Taxonomy): Map<number, number> {
  const counts = new Map<number, number>();
  for (const work of works) {
    for (const id of work[field]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Latin letters that are no letter with an accent, as WordPress writes them in slugs (`remove_accents`). */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 's',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
};

/** The slug that the CMS makes from a title. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøłđðþħŧŋı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
