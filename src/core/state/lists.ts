/**
 * Returns `count` items, made from their indexes. Not `Array.from`: Prototype.js and MooTools replace it with a
 * function that ignores the mapping.
 */
export function filledList<T>(count: number, item: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < count; index++) list.push(item(index));
  return list;
}

/** Returns the sum of numbers. Not `reduce`: Prototype.js 1.6 replaces it with a function that calls nothing. */
export function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
