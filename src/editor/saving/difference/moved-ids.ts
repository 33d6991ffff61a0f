import { type Elements, everyElement } from '../../../page';

/** The parent of each element and its place among the siblings. */
type Places = ReadonlyMap<string, { readonly parent: string; readonly index: number }>;

/**
 * Returns the ids of the elements that have moved: to another parent, or past a sibling. As few as possible: of a row
 * whose last element became the first, that element alone has moved.
 */
export function movedIds(before: Elements, after: Elements): ReadonlySet<string> {
  const former = placesOf(before);
  const moved = new Set<string>();
  const visit = (parent: string, elements: Elements): void => {
    const stayed: { readonly id: string; readonly index: number }[] = [];
    for (const { id } of elements) {
      const place = former.get(id);
      if (place?.parent === parent) stayed.push({ id, index: place.index });
      else if (place) moved.add(id);
    }
    const kept = longestRise(stayed.map(({ index }) => index));
    stayed.forEach(({ id }, at) => {
      if (!kept.has(at)) moved.add(id);
    });
    for (const element of elements) visit(element.id, element.elements);
  };
  visit('', after);
  return moved;
}

function placesOf(elements: Elements): Places {
  const places = new Map<string, { parent: string; index: number }>();
  const add = (parent: string, children: Elements): void =>
    children.forEach(({ id }, index) => void places.set(id, { parent, index }));
  add('', elements);
  for (const element of everyElement(elements)) add(element.id, element.elements);
  return places;
}

/** Returns the positions of a longest rising subsequence of different numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** The position of the smallest end of a rise, by its length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    const length = found === -1 ? ends.length : found;
    previous[at] = ends[length - 1];
    ends[length] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}
