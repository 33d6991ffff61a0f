import { taxonomies, type WantedTerms } from '../terms';
import type { Work } from '../work';

/** The filter and order of a request for works. */
export interface WorkSelection extends WantedTerms {
  readonly search: string;
  readonly include: readonly number[] | undefined;
  readonly exclude: readonly number[] | undefined;
  readonly slug: readonly string[] | undefined;
  readonly orderby: WorkOrder;
  readonly order: 'desc' | 'asc';
}

export const workOrders = ['date', 'id', 'include', 'modified', 'slug', 'title'] as const;
export type WorkOrder = (typeof workOrders)[number];

/** The selection of all works, newest first. */
export const allWorks: WorkSelection = {
  search: '',
  include: undefined,
  exclude: undefined,
  slug: undefined,
  orderby: 'date',
  order: 'desc',
};

/** The matching works: they have one of the requested terms in each requested taxonomy. */
export function selectedWorks(works: readonly Work[], selection: WorkSelection): readonly Work[] {
  const tests = [termTest(selection), idTest(selection), slugTest(selection), wordTest(selection)];
  const fitting = works.filter((work) => tests.every((test) => test(work)));
  return ordered(fitting, selection);
}

type Test = (work: Work) => boolean;

function termTest(terms: WantedTerms): Test {
  const wanted = taxonomies.flatMap(({ name, field }) => {
    const ids = terms[name];
    return ids ? [{ field, ids }] : [];
  });
  return (work) => wanted.every(({ field, ids }) => work[field].some((id) => ids.includes(id)));
}

function idTest({ include, exclude }: WorkSelection): Test {
  return ({ id }) => (include?.includes(id) ?? true) && !exclude?.includes(id);
}

function slugTest({ slug: slugs }: WorkSelection): Test {
  return ({ slug }) => slugs?.includes(slug) ?? true;
}

/** Every word must occur in title or text. */
function wordTest({ search }: WorkSelection): Test {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return ({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

function ordered(
  works: readonly Work[],
  { orderby, order, include = [] }: WorkSelection,
): readonly Work[] {
  // The order of `include` has no direction.
  if (orderby === 'include') {
    return works.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id));
  }
  const sign = order === 'asc' ? 1 : -1;
  const keyed = works.map((work) => ({ work, key: orderKeys[orderby](work) }));
  keyed.sort((a, b) => sign * (compared(a.key, b.key) || a.work.id - b.work.id));
  return keyed.map(({ work }) => work);
}

const orderKeys: Readonly<Record<Exclude<WorkOrder, 'include'>, (work: Work) => string | number>> =
  {
    date: ({ date }) => date,
    modified: ({ date }) => date,
    id: ({ id }) => id,
    slug: ({ slug }) => slug,
    title: ({ title }) => title.toLowerCase(),
  };

function compared(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
